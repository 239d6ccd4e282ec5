"""Networks are trained here: players in processes of their own play against a mixed league, a learner learns of it.

Nothing here is needed to play. NumPy is enough; where torch is installed the learner can use its devices.
"""

"""The browser table as it is served: `static/` is built from `web/`, is not kept in git, and travels in the wheel."""

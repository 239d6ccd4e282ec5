// What a person likes: kept in this browser, never sent anywhere.

interface Preferences {
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'off'
  sound: boolean
  ask: boolean // before passing and the like
  plain: boolean // facts and buttons instead of a drawn board
  opponent: string // the bot one likes to play against; '': the usual one
}

const kept = JSON.parse(localStorage.getItem('likes') ?? '{}') as Partial<Preferences>

export const preferences = $state<Preferences>({
  theme: 'auto',
  motion: 'auto',
  sound: false,
  ask: true,
  plain: false,
  opponent: '',
  ...kept,
})

export function savePreferences(): void {
  localStorage.setItem('likes', JSON.stringify(preferences))
  applyPreferences()
}

export function applyPreferences(): void {
  const root = document.documentElement
  const night = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = preferences.theme === 'auto' ? (night ? 'dark' : 'light') : preferences.theme
  root.classList.toggle('still', isStill())
}

/** The page takes the colours of a game until the table is left; the game's own theme.css says which. */
export function useGameTheme(game: string): () => void {
  document.documentElement.dataset.game = game
  return () => delete document.documentElement.dataset.game
}

export function isStill(): boolean {
  return preferences.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long something moves, in milliseconds; not at all for those who want it still. */
export function pace(ms: number): number {
  return isStill() ? 0 : ms
}

let audio: AudioContext | null = null

/** A short wooden knock, or two notes when it is your turn. Off until somebody switches it on. */
export function sound(kind: 'knock' | 'turn'): void {
  if (!preferences.sound) return
  audio ??= new AudioContext()
  const notes = kind === 'turn' ? [392, 523] : [180]
  notes.forEach((pitch, i) => {
    const at = audio!.currentTime + i * 0.13
    const tone = audio!.createOscillator()
    const volume = audio!.createGain()
    tone.type = kind === 'turn' ? 'triangle' : 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.25)
    tone.connect(volume).connect(audio!.destination)
    tone.start(at)
    tone.stop(at + 0.26)
  })
}

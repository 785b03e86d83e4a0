import { create } from 'zustand'

/** What Chromium offers where the site can be installed. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface Install {
  prompt: InstallPromptEvent | null
  /** The steps for a phone that installs only by hand are on the screen. */
  explained: boolean
}

export const installStore = create<Install>(() => ({ prompt: null, explained: false }))

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event

// The browser offers it once, at a moment of its own, which may come before any screen asks.
addEventListener('beforeinstallprompt', (event) => {
  if (!isPrompt(event)) return
  event.preventDefault()
  installStore.setState({ prompt: event })
})
addEventListener('appinstalled', () => installStore.setState({ prompt: null }))

export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** An iPad says that it is a Mac. */
export const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** How this browser installs the site: by its own dialog, or by hand (iOS); null: not, or it is installed. */
export function useInstallable(): 'dialog' | 'steps' | null {
  const prompt = installStore((state) => state.prompt)
  if (isInstalled()) return null
  return prompt ? 'dialog' : isApple() ? 'steps' : null
}

/** Opens the browser's dialog, or the steps. */
export async function install() {
  const { prompt } = installStore.getState()
  if (!prompt) return installStore.setState({ explained: true })
  // A prompt can be used once; refused, the browser may offer another.
  installStore.setState({ prompt: null })
  await prompt.prompt()
}

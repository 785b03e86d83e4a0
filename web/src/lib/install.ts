import { create } from 'zustand'

/** Event that Chromium fires if the site can be installed. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface Install {
  prompt: InstallPromptEvent | null
  /** True while the steps to install by hand on a phone are shown. */
  explained: boolean
}

export const installStore = create<Install>(() => ({ prompt: null, explained: false }))

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event

// Captured at load, because the browser fires it once, possibly before any screen needs it.
addEventListener('beforeinstallprompt', (event) => {
  if (!isPrompt(event)) return
  event.preventDefault()
  installStore.setState({ prompt: event })
})
addEventListener('appinstalled', () => installStore.setState({ prompt: null }))

export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** True on an iPhone or iPad. An iPad identifies itself as a Mac, but has a touch screen. */
export const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** How this browser can install the site: by its own dialog, or by hand (iOS). Null if it cannot, or if the site is already installed. */
export function useInstallable(): 'dialog' | 'steps' | null {
  const prompt = installStore((state) => state.prompt)
  if (isInstalled()) return null
  return prompt ? 'dialog' : isApple() ? 'steps' : null
}

/** Opens the browser's install dialog, or shows the steps to install by hand. */
export async function install() {
  const { prompt } = installStore.getState()
  if (!prompt) return installStore.setState({ explained: true })
  // A prompt can be used only once. If it is declined, the browser may fire a new event.
  installStore.setState({ prompt: null })
  await prompt.prompt()
}

import { create } from 'zustand'

/** Event that Chromium fires if the site can be installed as an app. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface Install {
  prompt: InstallPromptEvent | null
  /** True while the screen shows how to install the app by hand on an iPhone or iPad. */
  explained: boolean
}

export const installStore = create<Install>(() => ({ prompt: null, explained: false }))

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event

// Listened to as soon as this module is loaded, because the browser fires the event only once, possibly before any screen needs it.
addEventListener('beforeinstallprompt', (event) => {
  if (!isPrompt(event)) return
  event.preventDefault()
  installStore.setState({ prompt: event })
})
addEventListener('appinstalled', () => installStore.setState({ prompt: null }))

export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** True on an iPhone or iPad. An iPad identifies itself as a Mac, but a Mac has no touch screen. */
export const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** How this browser can install the site as an app: with its own dialog, or by hand (iOS). Null if it cannot or has already done so. */
export function useInstallable(): 'dialog' | 'steps' | null {
  const prompt = installStore((state) => state.prompt)
  if (isInstalled()) return null
  return prompt ? 'dialog' : isApple() ? 'steps' : null
}

/** Opens the browser's install dialog or, if there is none, shows how to install the app by hand. */
export async function install() {
  const { prompt } = installStore.getState()
  if (!prompt) return installStore.setState({ explained: true })
  // The event can be used only once. If the person declines, the browser may fire a new one.
  installStore.setState({ prompt: null })
  await prompt.prompt()
}

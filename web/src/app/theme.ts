import { create } from 'zustand'
import { deviceKeys, localStore } from '../lib/storage'

export type Theme = 'dark' | 'light'

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
const chosenTheme = (): Theme | undefined => {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

const themeStore = create<{ theme: Theme }>(() => ({ theme: chosenTheme() ?? systemTheme() }))
/** The current theme: the one the user has chosen, otherwise that of the operating system. */
export const useTheme = () => themeStore((state) => state.theme)

/** Switches to the other theme and stores the choice in this browser. */
export function switchTheme() {
  const theme = themeStore.getState().theme === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  localStore.setItem(deviceKeys.theme, theme)
  themeStore.setState({ theme })
}

matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => {
  if (!chosenTheme()) themeStore.setState({ theme: systemTheme() })
})

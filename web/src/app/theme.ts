import { create } from 'zustand'
import { localStore } from '../lib/storage'

export type Theme = 'dark' | 'light'
/** Read by public/theme.js too, before the first paint. */
export const themeKey = 'tema'

const systemWish = (): Theme => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
const chosen = (): Theme | undefined => {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

const themeStore = create<{ theme: Theme }>(() => ({ theme: chosen() ?? systemWish() }))
export const useTheme = () => themeStore((state) => state.theme)

export function switchTheme() {
  const theme = themeStore.getState().theme === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  localStore.setItem(themeKey, theme)
  themeStore.setState({ theme })
}

matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => {
  if (!chosen()) themeStore.setState({ theme: systemWish() })
})

import { paths } from '@trinchera/contract/site-paths'
import { appleScreens } from '@trinchera/rules/apple-screens'
import { isInstalled } from './install'

/** Adds a `<link>` to the picture that an iPhone or iPad shows while the app starts. The device reads it when the app is installed. */
export function nameSplash() {
  const [width, height] = [screen.width, screen.height].map((side) => side * devicePixelRatio).sort((a, b) => a - b)
  const own = appleScreens.find(([wide, high]) => wide === width && high === height)
  if (isInstalled() || !own) return
  const link = document.createElement('link')
  link.rel = 'apple-touch-startup-image'
  link.href = paths.splash(...own)
  document.head.append(link)
}

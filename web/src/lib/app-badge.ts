/** The number on the installed app's icon; refused where the app is not installed, or by the browser's settings. */
export function setAppBadge(count: number) {
  const set = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  set?.catch(() => undefined)
}

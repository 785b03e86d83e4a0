/** Sets the number on the installed app's icon; 0 removes it. Does nothing if the browser does not support or allow it. */
export function setAppBadge(count: number) {
  const set = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  set?.catch(() => undefined)
}

/** Sets the number on the installed app's icon. Does nothing if the app is not installed or the browser's settings forbid it. */
export function setAppBadge(count: number) {
  const set = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  set?.catch(() => undefined)
}

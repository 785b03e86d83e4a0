let handleLostSession: ((reason?: string) => void) | undefined
/** A loss that came before its handler, whose chunk is loaded after the first screen. */
let pendingLoss: { reason: string | undefined } | undefined

/** Sets what happens when the server no longer accepts the session; `SessionGuard` ends it, says so and leads to the login. */
export function onSessionLost(handler: (reason?: string) => void) {
  handleLostSession = handler
  if (pendingLoss) handler(pendingLoss.reason)
  pendingLoss = undefined
}

/** `reason`: the server's own message, if it sent one. */
export function sessionLost(reason?: string) {
  if (handleLostSession) handleLostSession(reason)
  else pendingLoss ??= { reason }
}

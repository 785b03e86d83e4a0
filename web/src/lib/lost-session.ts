let handleLostSession: ((reason?: string) => void) | undefined
/** A session loss that was reported before its handler was set. The handler's chunk is loaded after the first screen. */
let pendingLoss: { reason: string | undefined } | undefined

/**
 * Sets the handler for when the server no longer accepts the session. `SessionGuard` ends the session, shows the reason and leads to the
 * login.
 */
export function onSessionLost(handler: (reason?: string) => void) {
  handleLostSession = handler
  if (pendingLoss) handler(pendingLoss.reason)
  pendingLoss = undefined
}

/** Reports that the server no longer accepts the session. `reason`: the server's own message, if it sent one. */
export function sessionLost(reason?: string) {
  if (handleLostSession) handleLostSession(reason)
  else pendingLoss ??= { reason }
}

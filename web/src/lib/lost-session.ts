let handleLostSession: ((reason?: string) => void) | undefined
/** The loss of a session, kept here until `onSessionLost` sets its handler, whose code is loaded only after the first screen. */
let pendingLoss: { reason: string | undefined } | undefined

/** Sets the function to call when the server no longer accepts the session. A loss that was already reported is handled at once. */
export function onSessionLost(handler: (reason?: string) => void) {
  handleLostSession = handler
  if (pendingLoss) handler(pendingLoss.reason)
  pendingLoss = undefined
}

/** Reports that the server no longer accepts the session. `reason` is the server's message, if it sent one. */
export function sessionLost(reason?: string) {
  if (handleLostSession) handleLostSession(reason)
  else pendingLoss ??= { reason }
}

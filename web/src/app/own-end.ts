let ending = 0
let heldBack: (() => void) | undefined

/** While a person ends their own session by what they do (closing the account), the server's word that it ended waits; it is news only where a session is left. */
export async function endingOwnSession<T>(work: () => Promise<T>): Promise<T> {
  ending++
  try {
    return await work()
  } finally {
    ending--
    heldBack?.()
    heldBack = undefined
  }
}

/** Whether such work is under way: then `tell` is called after it. */
export function holdBack(tell: () => void): boolean {
  if (ending === 0) return false
  heldBack = tell
  return true
}

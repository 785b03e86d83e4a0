/** A finger's touch or a key has been answered on the screen by then, ms. */
const answeredMs = 150
/** What is shown waits no longer than this for the fingers to rest, ms. */
const mostMs = 1000

let touched = -Infinity

export const noteTouch = () => {
  touched = performance.now()
}

if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'pointerup', 'keydown'])
    document.addEventListener(type, noteTouch, { capture: true, passive: true })

/** Whether the answer to a touch may not have been painted yet. */
export const isAnswering = () => performance.now() < touched + answeredMs

/**
 * Calls `run` at once, or after the answer to what has just been touched: nothing moves away from under a finger, and the answer does not wait for what moves.
 * Returns how to cancel it.
 */
export function afterTouch(run: () => void): () => void {
  const latest = performance.now() + mostMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    const left = Math.min(touched + answeredMs, latest) - performance.now()
    if (left > 0) timer = setTimeout(check, left)
    else run()
  }
  check()
  return () => clearTimeout(timer)
}

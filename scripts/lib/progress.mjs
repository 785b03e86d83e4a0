/** A failure that the user can fix. Only its message is printed; if the message is empty, the reason was already printed. */
export class UserError extends Error {}

const terminal = Boolean(process.stdout.isTTY)
let lineOpen = false

// Ignore write errors: if the terminal or pipe is closed, this process must not crash, because its child processes would be left running.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

/** Formats a duration: '1,5 s'. @param {number} milliseconds */
export const formatSeconds = (milliseconds) =>
  `${(milliseconds / 1000).toLocaleString('es', { maximumFractionDigits: 1 })} s`

/** Prints a line in place of the progress line, if one is shown. @param {string} line */
export function print(line) {
  if (lineOpen) process.stdout.write('\r\u001B[K')
  lineOpen = false
  process.stdout.write(`${line}\n`)
}

/** Rewrites the progress line in a terminal. @param {string} line */
function redraw(line) {
  process.stdout.write(`\r\u001B[K${line}`)
  lineOpen = true
}

/**
 * Prints the message of a UserError, or any other error with its stack.
 * @param {unknown} error
 */
export function printError(error) {
  if (error instanceof UserError && !error.message) return
  if (lineOpen) process.stdout.write('\n')
  lineOpen = false
  process.stderr.write(
    `${error instanceof UserError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
}

/**
 * Runs `work`. If it takes longer than a second, prints its label and elapsed time until it ends.
 * @template T
 * @param {string} label in the gerund: "instalando dependencias"
 * @param {() => Promise<T>} work
 * @param {{ othersWrite?: boolean }} [options] `othersWrite`: other processes write to the terminal at the same time
 * @returns {Promise<T>}
 */
export async function step(label, work, { othersWrite = false } = {}) {
  // In a terminal, one line is rewritten every second. In a log or pipe, each update is a new line, so there is one only every ten seconds.
  const [show, everySeconds] = terminal && !othersWrite ? [redraw, 1] : [print, 10]
  const start = performance.now()
  const seconds = () => Math.round((performance.now() - start) / 1000)
  let shown = false
  let next = 1
  const timer = setInterval(() => {
    if (seconds() < next) return
    show(shown ? `· ${label}… ${seconds()} s` : `· ${label}…`)
    shown = true
    next = seconds() + everySeconds
  }, 250)
  try {
    const result = await work()
    if (shown) print(`· ${label}: listo en ${seconds()} s`)
    return result
  } finally {
    clearInterval(timer)
  }
}

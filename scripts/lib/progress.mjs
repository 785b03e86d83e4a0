/** A failure that the user can fix. Only its message is printed (nothing if it is empty), and the command exits with 1. */
export class UserError extends Error {}

const terminal = Boolean(process.stdout.isTTY)
let lineOpen = false

// Ignore write errors: a closed pipe or terminal must not end this process, because its children would be left running.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

/** Formats a duration: '1,5 s'. @param {number} milliseconds */
export const formatSeconds = (milliseconds) =>
  `${(milliseconds / 1000).toLocaleString('es', { maximumFractionDigits: 1 })} s`

/** Prints a line, replacing an open progress line. @param {string} line */
export function print(line) {
  if (lineOpen) process.stdout.write('\r\u001B[K')
  lineOpen = false
  process.stdout.write(`${line}\n`)
}

/** Rewrites the progress line. @param {string} line */
function redraw(line) {
  process.stdout.write(`\r\u001B[K${line}`)
  lineOpen = true
}

/**
 * Prints an error: a UserError as its message (nothing if it is empty, which means already printed), any other error with its stack.
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
 * Runs `work`. If it takes longer than a second, prints its label and, at the end, its duration.
 * @template T
 * @param {string} label in the gerund: "instalando dependencias"
 * @param {() => Promise<T>} work
 * @param {{ othersWrite?: boolean }} [options] `othersWrite`: other processes write to the terminal at the same time
 * @returns {Promise<T>}
 */
export async function step(label, work, { othersWrite = false } = {}) {
  // A terminal line can be rewritten every second. Logs and pipes get a new line each time, so only every ten seconds.
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

/** A failure the user can fix: only its message is shown (nothing where it is empty), and the command exits with 1. */
export class UserError extends Error {}

const terminal = Boolean(process.stdout.isTTY)
let lineOpen = false

// A closed pipe or terminal must not end this process: its children would be left running.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

/** '1,5 s'. @param {number} milliseconds */
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

/** A UserError is printed as its message alone (empty: already printed); any other error with its stack. @param {unknown} error */
export function printError(error) {
  if (error instanceof UserError && !error.message) return
  if (lineOpen) process.stdout.write('\n')
  lineOpen = false
  process.stderr.write(
    `${error instanceof UserError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
}

/**
 * Runs `work`, and shows its label and duration if it takes longer than a second.
 * @template T
 * @param {string} label in the gerund: "instalando dependencias"
 * @param {() => Promise<T>} work
 * @param {{ othersWrite?: boolean }} [options] `othersWrite`: other processes write to the terminal meanwhile
 * @returns {Promise<T>}
 */
export async function step(label, work, { othersWrite = false } = {}) {
  // A terminal line is rewritten every second; logs and pipes get a new line, so only every ten.
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

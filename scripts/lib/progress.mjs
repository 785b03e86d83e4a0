/** Something a person can mend: its message is all they are shown, and the command ends with exit 1. */
export class Trouble extends Error {}

const terminal = Boolean(process.stdout.isTTY)
let drawn = false

// A closed pipe or terminal is no reason to leave children behind.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

/** Seconds as a person reads them. @param {number} milliseconds */
export const inSeconds = (milliseconds) =>
  `${(milliseconds / 1000).toLocaleString('es', { maximumFractionDigits: 1 })} s`

/** A line for the person at the terminal. @param {string} line */
export function say(line) {
  if (drawn) process.stdout.write('\r\u001B[K')
  drawn = false
  process.stdout.write(`${line}\n`)
}

/** @param {string} line */
function draw(line) {
  process.stdout.write(`\r\u001B[K${line}`)
  drawn = true
}

/** What a failure is told as: a Trouble by its message alone (none: it was told already), anything unforeseen with its stack. @param {unknown} error */
export function complain(error) {
  if (error instanceof Trouble && !error.message) return
  if (drawn) process.stdout.write('\n')
  drawn = false
  process.stderr.write(
    `${error instanceof Trouble ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
}

/**
 * Does a piece of work; what lasts longer than a second is shown, with its seconds.
 * @template T
 * @param {string} label in the gerund: "instalando dependencias"
 * @param {() => Promise<T>} work
 * @param {{ othersWrite?: boolean }} [options] whether other processes write to the terminal meanwhile
 * @returns {Promise<T>}
 */
export async function step(label, work, { othersWrite = false } = {}) {
  // On a terminal of our own one line is rewritten; elsewhere (a log, a pipe) a new line is due, so more rarely.
  const [show, everySeconds] = terminal && !othersWrite ? [draw, 1] : [say, 10]
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
    if (shown) say(`· ${label}: listo en ${seconds()} s`)
    return result
  } finally {
    clearInterval(timer)
  }
}

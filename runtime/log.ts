import { destination, pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { isDiskFull, rarely } from './full-disk'

export type Log = Logger

const colours: Record<number, string> = { 10: '90', 20: '90', 30: '32', 40: '33', 50: '31', 60: '31' }
const names: Record<number, string> = { 10: 'rastro', 20: 'detalle', 30: 'info', 40: 'aviso', 50: 'error', 60: 'fatal' }
const own = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'err', 'v'])

interface Line {
  level: number
  time: number
  name?: string
  msg?: string
  err?: { stack?: string; message?: string }
}

/** Formats a JSON log line for a terminal. */
export function readable(json: string, colour: boolean): string {
  const line: Line & Record<string, unknown> = JSON.parse(json)
  const at = new Date(line.time).toISOString().slice(11, 23)
  const level = names[line.level] ?? String(line.level)
  const painted = colour ? `\u001B[${colours[line.level] ?? '0'}m${level.padEnd(7)}\u001B[0m` : level.padEnd(7)
  const rest = Object.entries(line)
    .filter(([key]) => !own.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
  const error = line.err ? `\n${line.err.stack ?? line.err.message ?? ''}` : ''
  return `${at} ${painted} ${(line.name ?? '').padEnd(6)} ${[line.msg ?? '', ...rest].filter(Boolean).join(' ')}${error}\n`
}

const errorOf = (logged: unknown): unknown =>
  typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : logged

/** Size of the log's buffer, in characters. If nobody reads standard output and the buffer is full, further lines are dropped. */
const mostWaiting = 8 * 1024 * 1024

/** Opens standard output for the log. Writing does not block the event loop. Buffered lines are flushed at exit and after a fatal error. */
function standardOutput() {
  const out = destination({ dest: 1, sync: false, maxLength: mostWaiting })
  out.on('error', () => {}) // the disk is full, or nobody reads standard output any more
  return out
}

/** Creates the log of a process: JSON lines in production, otherwise readable lines. `to`: receives JSON lines instead of stdout. */
export function createLog({
  name,
  level,
  production,
  to,
}: {
  name: string
  level: string
  production: boolean
  to?: DestinationStream
}): Log {
  const tellFullDisk = rarely()
  const options: LoggerOptions = {
    name,
    level,
    base: undefined,
    formatters: {},
    hooks: {
      logMethod(args, method) {
        const error = errorOf(args[0])
        if (!isDiskFull(error)) return method.apply(this, args)
        if (tellFullDisk())
          method.call(this, { motivo: String(error) }, 'no queda espacio en el disco: no se puede guardar')
      },
    },
  }
  if (to) return pino(options, to)
  const out = standardOutput()
  if (production) return pino({ ...options, base: { pid: process.pid } }, out)
  const colour = Boolean(process.stdout.isTTY)
  const lines = { write: (line: string) => out.write(readable(line, colour)), flushSync: () => out.flushSync() }
  return pino(options, lines)
}

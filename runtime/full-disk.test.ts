import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createLog } from './log'

it('the log tells of a full disk once a minute, whatever fails for it, and of everything else each time', () => {
  const lines: { level: number; msg: string; motivo?: string }[] = []
  const to = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const log = createLog({ name: 'server', level: 'info', production: true, to })
  const full = (code: string) => Object.assign(new Error(`${code}: no space`), { code })
  for (const code of ['SQLITE_FULL', '53100', 'ENOSPC']) {
    log.error({ err: full(code) }, 'una llamada falló')
    log.child({ id: 'a' }).error({ err: full(code) }, 'otra llamada falló')
  }
  log.error({ err: full('EACCES') }, 'una llamada falló')
  log.info('listo')
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [50, 'no queda espacio en el disco: no se puede guardar'],
    [50, 'una llamada falló'],
    [30, 'listo'],
  ])
})

import { describe, expect, it } from 'vitest'
import type { AuditRow } from '@trinchera/db/queries/admin/audit'
import { auditCsv } from './audit-csv'

const row = (changes: Partial<AuditRow> = {}): AuditRow => ({
  id: 1,
  fecha: '2026-03-14T15:20:00.000Z',
  quien: 'Pitazo',
  id_quien: 2,
  accion: 'juego.crear',
  objeto: 'juego 1',
  before: null,
  after: '{"nombre":"Base"}',
  ...changes,
})
const lines = (rows: AuditRow[]) => auditCsv(rows).split('\r\n')
const second = (changes: Partial<AuditRow>) => lines([row(changes)])[1]

describe('the audit log for a spreadsheet', () => {
  it('has a byte order mark, semicolons, every cell quoted, and the time in Chile', () => {
    const [header, ...rest] = lines([row(), row({ quien: 'Ñandú' })])
    expect(header).toBe('\uFEFF"Fecha (Chile)";"Fecha (UTC)";"Quién";"Acción";"Objeto";"Antes";"Después"')
    expect(rest).toEqual([
      '"14/03/2026 12:20";"2026-03-14T15:20:00.000Z";"Pitazo";"juego.crear";"juego 1";"";"{""nombre"":""Base""}"',
      '"14/03/2026 12:20";"2026-03-14T15:20:00.000Z";"Ñandú";"juego.crear";"juego 1";"";"{""nombre"":""Base""}"',
      '',
    ])
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '|x', '\u200B=1'])(
    'runs no formula: %j',
    (quien) => {
      expect(second({ quien })).toContain(`"'${quien}"`)
    },
  )

  it('keeps quotes, semicolons and new lines inside their cell', () => {
    expect(second({ objeto: 'jugador 1 (a";"b)' })).toContain('"jugador 1 (a"";""b)"')
    expect(auditCsv([row({ objeto: 'a\nb' })])).toContain('"a\nb"')
  })
})

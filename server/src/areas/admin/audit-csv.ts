import type { AuditRow } from '@trinchera/db/queries/admin/audit'
import { formatDate, formatTime } from '@trinchera/rules/presentation'

/** Begins a formula in a spreadsheet, full-width forms included; what is told of people must not run on the reader's machine. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|]/u

const cell = (text: string) =>
  `"${(formula.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const line = (cells: readonly string[]) => cells.map(cell).join(';')

const header = ['Fecha (Chile)', 'Fecha (UTC)', 'Quién', 'Acción', 'Objeto', 'Antes', 'Después']

/** The audit log for a spreadsheet as it is set up in Chile: semicolons, and a mark at the start by which it knows the encoding. */
export function auditCsv(rows: readonly AuditRow[]): string {
  const lines = rows.map(({ fecha, quien, accion, objeto, before, after }) =>
    line([`${formatDate(fecha)} ${formatTime(fecha)}`, fecha, quien, accion, objeto, before ?? '', after ?? '']),
  )
  return `\uFEFF${[line(header), ...lines, ''].join('\r\n')}`
}

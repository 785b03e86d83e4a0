import type { AuditRow } from '@trinchera/db/queries/admin/audit'
import { formatDate, formatTime } from '@trinchera/rules/presentation'

/** Matches the start of a formula, also with full-width characters. Spreadsheets would execute formulas in cells with user input. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|]/u

const cell = (text: string) =>
  `"${(formula.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const line = (cells: readonly string[]) => cells.map(cell).join(';')

const header = ['Fecha (Chile)', 'Fecha (UTC)', 'Quién', 'Acción', 'Objeto', 'Antes', 'Después']

/** The audit log as CSV for spreadsheets with Chilean settings: semicolons, CRLF and a UTF-8 byte order mark. */
export function auditCsv(rows: readonly AuditRow[]): string {
  const lines = rows.map(({ fecha, quien, accion, objeto, before, after }) =>
    line([`${formatDate(fecha)} ${formatTime(fecha)}`, fecha, quien, accion, objeto, before ?? '', after ?? '']),
  )
  return `\uFEFF${[line(header), ...lines, ''].join('\r\n')}`
}

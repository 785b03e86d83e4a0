import type { AuditRow } from '@trinchera/db/queries/admin/audit'
import { formatDate, formatTime } from '@trinchera/rules/presentation'

/** Matches the start of a spreadsheet formula, including full-width characters. Cells contain user input, which must not be executed. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|]/u

const cell = (text: string) =>
  `"${(formula.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const line = (cells: readonly string[]) => cells.map(cell).join(';')

const header = ['Fecha (Chile)', 'Fecha (UTC)', 'Quién', 'Acción', 'Objeto', 'Antes', 'Después']

/** Formats the audit log as CSV for spreadsheets with a Chilean locale: semicolons, CRLF and a UTF-8 byte order mark. */
export function auditCsv(rows: readonly AuditRow[]): string {
  const lines = rows.map(({ fecha, quien, accion, objeto, before, after }) =>
    line([`${formatDate(fecha)} ${formatTime(fecha)}`, fecha, quien, accion, objeto, before ?? '', after ?? '']),
  )
  return `\uFEFF${[line(header), ...lines, ''].join('\r\n')}`
}

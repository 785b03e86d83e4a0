import type { AuditRow } from '@trinchera/db/queries/admin/audit'
import { formatDate, formatTime } from '@trinchera/rules/presentation'
import { csvOf } from '../../staff/csv'

const header = ['Fecha (Chile)', 'Fecha (UTC)', 'Quién', 'Acción', 'Objeto', 'Antes', 'Después']

export const auditCsv = (rows: readonly AuditRow[]): string =>
  csvOf(
    header,
    rows.map(({ fecha, quien, accion, objeto, before, after }) => [
      `${formatDate(fecha)} ${formatTime(fecha)}`,
      fecha,
      quien,
      accion,
      objeto,
      before ?? '',
      after ?? '',
    ]),
  )

import type { AuditEntry } from '@trinchera/contract/admin'
import { formatDateTime } from '@trinchera/rules/presentation'
import { actText } from '../act-text'
import { differences, pathText } from './diff'
import css from './registro.module.css'

/** Maximum number of changed values shown for one entry of the audit log. */
const maxChanges = 40

function Changes({ entry }: { entry: AuditEntry }) {
  const all = differences(entry.antes, entry.despues)
  if (all.length === 0) return null
  return (
    <details>
      <summary>{all.length === 1 ? '1 cambio' : `${all.length} cambios`}</summary>
      <table className={css.changes}>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Antes</th>
            <th scope="col">Después</th>
          </tr>
        </thead>
        <tbody>
          {all.slice(0, maxChanges).map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row">{pathText(path)}</th>
              <td className={before === undefined ? 'dim' : css.before}>{before ?? '–'}</td>
              <td className={after === undefined ? 'dim' : css.after}>{after ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > maxChanges && (
        <p className="small">{`Y ${all.length - maxChanges} más: están en el archivo CSV.`}</p>
      )}
    </details>
  )
}

/** One entry of the audit log. The values that the action changed are collapsed. */
export const AuditLine = ({ entry }: { entry: AuditEntry }) => (
  <li>
    <time translate="no" className={css.time} dateTime={entry.fecha}>
      {formatDateTime(entry.fecha)}
    </time>
    <span>
      <b translate="no">{entry.quien}</b> <span>{actText({ action: entry.accion, target: entry.objeto })}</span>
    </span>
    <Changes entry={entry} />
  </li>
)

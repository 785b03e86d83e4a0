import { version } from '@trinchera/contract/version'
import changelog from '../../../../CHANGELOG.md?raw'
import { novedadesOf } from './novedades-of'

/** What is new in this release, by its section in `CHANGELOG.md`. */
export default function NovedadesList() {
  return (
    <ul>
      {novedadesOf(changelog, version).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

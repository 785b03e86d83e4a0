import type { Apelacion } from '@trinchera/contract/apelaciones'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../../lib/router'
import { Plate } from '../../../art/Plate'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import { appealedText } from '../apelaciones/appeal-text'
import { useOtherViewers } from '../cases'
import css from './waiting.module.css'

/** An open appeal; the link opens its case. */
export function WaitingAppeal({ appeal }: { appeal: Apelacion }) {
  const others = useOtherViewers(`apelacion:${appeal.id}`)
  return (
    <li>
      <Link className={css.case} to={paths.panelAppeal(appeal.id)}>
        <Plate username={appeal.quien} imagen={null} size={24} />
        <span className={css.what}>
          <b translate="no">{appeal.quien}</b> <span className="dim">apela</span> <span>{appealedText(appeal)}</span>
        </span>
        <span className={`small ${css.note}`}>
          <RelativeTime at={appeal.fecha} />
          {others.length > 0 && <span className="brass">{` · ${others.join(', ')} la está mirando`}</span>}
        </span>
      </Link>
    </li>
  )
}

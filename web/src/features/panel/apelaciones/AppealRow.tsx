import type { Apelacion } from '@trinchera/contract/apelaciones'
import { Button } from '../../../ui/controls/Button'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import { useOtherViewers } from '../cases'
import { appealedText, answerText, stateChip } from './appeal-text'
import css from './apelaciones.module.css'

export function AppealRow({ appeal, hot, onOpen }: { appeal: Apelacion; hot: boolean; onOpen: () => void }) {
  const others = useOtherViewers(`apelacion:${appeal.id}`)
  const { id, quien, estado, texto, fecha, resuelta, sobre } = appeal
  const { text, look } = stateChip[estado]
  const open = estado === 'abierta'
  return (
    <li className={`grid ${css.appeal} ${hot ? 'hot' : ''}`}>
      <p className={css.what}>
        <b translate="no">{quien}</b> <span className="dim">apela</span> <span>{appealedText(appeal)}</span>
      </p>
      <p className={`row ${css.chips}`}>
        <span className="chip">{sobre === 'fallo' ? 'Fallo' : 'Suspensión'}</span>
        <span className={`chip ${look}`}>{text}</span>
      </p>
      <p className={`full-row two-lines ${css.said}`}>{texto}</p>
      <p className="small dim">
        <span>{`Apelación ${id} ·`}</span> <RelativeTime at={fecha} />
        {resuelta && <span>{` · ${answerText(resuelta)}`}</span>}
        {others.length > 0 && <span className="brass">{` · ${others.join(', ')} la está mirando`}</span>}
      </p>
      <Button
        size="small"
        className={css.act}
        data-case={id}
        aria-label={`${open ? 'Resolver' : 'Ver'} la apelación de ${quien}`}
        onClick={onOpen}
      >
        {open ? 'Resolver' : 'Ver'}
      </Button>
    </li>
  )
}

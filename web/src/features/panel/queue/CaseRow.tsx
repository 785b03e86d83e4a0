import { Emblem } from '../../../art/Emblem'
import { Plate } from '../../../art/Plate'
import type { Elements } from '../../../lib/elements'
import { Link } from '../../../lib/router'
import { Button } from '../../../ui/controls/Button'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import { useOtherViewers } from '../cases'
import css from './queue.module.css'

interface CaseRowProps {
  id: number
  kind: 'partida' | 'apelacion' | 'consulta' | 'reto' | 'victoria' | 'comentario' | 'solicitud'
  /** The clan or person that started the case. */
  who: { nombre: string; imagen: string | null; person?: boolean }
  /** The words after the name: first `verb` ("le ganó a"), then `whom` ("Lobos"). */
  verb: string
  whom: Elements
  /** Text shown instead of `who`'s name, `verb` and `whom`. */
  title?: string
  chips?: readonly { text: string; look: string }[]
  /** Text with the remaining time, shown next to the chips. */
  left?: string
  /** Text shown before the time since which the case has been waiting. */
  note?: Elements
  since: string | undefined
  after?: Elements
  /** Path of the page on which the case is decided. The whole row links to this page, unless the row has an `act`. */
  to: string
  /** Button in the row: `text` is visible, `of` is the rest of its accessible name. */
  act?: { text: string; of: string; onClick: () => void }
}

/** Row of one case in a queue: what it is about, its state, since when it waits, and which other staff have it open. */
export function CaseRow({ id, kind, who, title, chips, left, note, since, after, act, ...props }: CaseRowProps) {
  const others = useOtherViewers(`${kind}:${id}`)
  const pronoun = kind === 'partida' || kind === 'apelacion' || kind === 'solicitud' ? 'la' : 'lo'
  const parts = (
    <>
      {who.person ? (
        <Plate username={who.nombre} imagen={who.imagen} size={24} />
      ) : (
        <Emblem nombre={who.nombre} imagen={who.imagen} size={24} />
      )}
      {title ? (
        <span className={css.what}>{title}</span>
      ) : (
        <span className={css.what}>
          <b translate="no">{who.nombre}</b> <span className="dim">{props.verb}</span> {props.whom}
        </span>
      )}
      {chips && (
        <span className={`row ${css.chips}`}>
          {chips.map(({ text, look }) => (
            <span key={text} className={`chip ${look}`}>
              {text}
            </span>
          ))}
          {left && <span className="small dim digits">{left}</span>}
        </span>
      )}
      {act && (
        <Button size="small" data-case={id} aria-label={`${act.text} ${act.of} ${id}`} onClick={act.onClick}>
          {act.text}
        </Button>
      )}
      {(note || since || others.length > 0) && (
        <span className={`small ${css.note} ${act ? 'dim' : ''}`}>
          {note} {since && <RelativeTime at={since} />} {after}
          {others.length > 0 && <span className="brass">{` · ${others.join(', ')} ${pronoun} está mirando`}</span>}
        </span>
      )}
    </>
  )
  if (act) return <li className={css.case}>{parts}</li>
  return (
    <li>
      <Link className={css.link} to={props.to}>
        {parts}
      </Link>
    </li>
  )
}

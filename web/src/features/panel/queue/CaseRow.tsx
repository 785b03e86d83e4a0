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
  kind: 'partida' | 'apelacion' | 'consulta' | 'reto' | 'victoria' | 'comentario'
  /** The clan or person that the case comes from. */
  who: { nombre: string; imagen: string | null; person?: boolean }
  /** The words after the name, `verb` then `whom`: "le ganó a", "Lobos". */
  verb: string
  whom: Elements
  /** Replaces `who`, `verb` and `whom` in the text. */
  title?: string
  chips?: readonly { text: string; look: string }[]
  /** The remaining time, next to the chips. */
  left?: string
  /** Text shown with the time since which the case waits. */
  note?: Elements
  since: string | undefined
  after?: Elements
  /** Path of the page where the case is decided. The whole row links to it, unless the row has an `act`. */
  to: string
  /** A button: its visible text, the rest of its accessible name, and its handler. */
  act?: { text: string; of: string; onClick: () => void }
}

/** A case in a queue: its subject, its state, since when it waits, and who else has it open. */
export function CaseRow({ id, kind, who, title, chips, left, note, since, after, act, ...props }: CaseRowProps) {
  const others = useOtherViewers(`${kind}:${id}`)
  const pronoun = kind === 'partida' || kind === 'apelacion' ? 'la' : 'lo'
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
        <span className={css.chips}>
          {chips.map(({ text, look }) => (
            <span key={text} className={`chip ${look}`}>
              {text}
            </span>
          ))}
          {left && <span className={`small dim ${css.left}`}>{left}</span>}
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

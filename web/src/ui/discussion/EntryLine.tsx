import { staffMay } from '@trinchera/rules/permissions'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useRef, useState, type ComponentProps, type Ref } from 'react'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../lib/session'
import { RelativeTime, WhenPlayed } from '../state/RelativeTime'
import type { Discussion, Entry, EntryAct } from './discussion'
import css from './entry.module.css'
import { EntryEdit } from './EntryEdit'
import { EntryFrame } from './EntryFrame'
import { canStillEdit, useRemainingEditTime } from './edit-time'
import type { Elements } from '../../lib/elements'

/** A button of a comment or post that looks like text. `of`: what the button acts on, such as its author, for screen readers. */
export const EntryButton = ({ of, children, ...rest }: ComponentProps<'button'> & { of: string; children: string }) => (
  <button {...rest} type="button" className={`more ${css.act}`} aria-label={`${children} ${of}`}>
    {children}
  </button>
)

/** The edit button of the viewer's own comment or post, with the time left to edit it. Renders nothing once the time is over. */
function EditButton({ entry, onEdit, ref }: { entry: Entry; onEdit: () => void; ref: Ref<HTMLButtonElement> }) {
  const remaining = useRemainingEditTime(entry)
  if (!remaining) return null
  return (
    <>
      <span className={css.countdown}>{`quedan ${remaining}`}</span>
      <button ref={ref} type="button" className={`more ${css.act}`} onClick={onEdit}>
        Corregir
      </button>
    </>
  )
}

interface EntryLineProps {
  discussion: Discussion
  entry: Entry
  /** HTML of the text. */
  html: string
  /** True if the comment or post has just arrived, so that it is highlighted. */
  hot: boolean
  /** True if the author may still delete the comment or post. */
  removable?: boolean
  onAct: (act: EntryAct) => void
  /** Further buttons, shown before the usual ones. */
  acts?: Elements
  /** Content after the time at which the text was written, such as a link to the post. */
  mark?: Elements
  above?: Elements
  whole?: boolean
  element?: ComponentProps<'li'>
  /** Content below the text, next to the buttons. */
  foot?: Elements
}

function Head({ entry, hot, mark }: Pick<EntryLineProps, 'entry' | 'hot' | 'mark'>) {
  const tag = entry.staff ? 'STAFF' : entry.tagClan
  return (
    <>
      {tag && (
        <span className={`tag ${css.tag}`} title={entry.clan ?? undefined} translate="no">
          {tag}
        </span>
      )}
      {entry.id_creador ? (
        <Link className="target" to={paths.jugador(entry.id_creador)} translate="no">
          {entry.creador}
        </Link>
      ) : (
        <span translate="no">{entry.creador}</span>
      )}
      <span className={css.detail}>
        {hot ? <RelativeTime at={entry.created_at} /> : <WhenPlayed at={entry.created_at} />}
      </span>
      {mark}
      {entry.edited_at && (
        <span className={css.detail} title={formatDateTime(entry.edited_at)}>
          corregido
        </span>
      )}
      {entry.oculto && <span className={`chip attention ${css.hiddenChip}`}>Oculto</span>}
    </>
  )
}

/** A comment or post of a discussion, with the buttons that the viewer may use. */
export function EntryLine(props: EntryLineProps) {
  const { discussion, entry, html, hot, removable = true, onAct, acts: more, mark, above, whole, element, foot } = props
  const { noun, moderatorsEdit } = discussion
  const viewer = useSession()?.player
  const own = viewer !== undefined && viewer.id === entry.id_creador
  const moderates = viewer !== undefined && staffMay(viewer, 'comments.moderate')
  const unlimited = moderates && moderatorsEdit
  const [editing, setEditing] = useState(false)
  const closed = useRef(false)
  /** When the editor closes, the edit button that had opened it is mounted as a new element, and this ref callback focuses it. */
  function returnFocus(button: HTMLButtonElement | null) {
    if (!button || !closed.current) return
    closed.current = false
    button.focus({ preventScroll: true })
  }
  const of = `el ${noun} de ${entry.creador}`
  const act = (name: EntryAct, label: string) => (
    <EntryButton of={of} onClick={() => onAct(name)}>
      {label}
    </EntryButton>
  )
  const frame = {
    author: { username: entry.creador, imagen: entry.imagen },
    head: <Head entry={entry} hot={hot} mark={mark} />,
    fresh: hot,
    state: entry.oculto ? ('hidden' as const) : undefined,
    noun,
    whole,
    above,
    element,
  }

  if (editing && (own || unlimited)) {
    return (
      <EntryFrame {...frame}>
        <EntryEdit
          discussion={discussion}
          entry={entry}
          html={html}
          unlimited={unlimited}
          onClose={() => {
            closed.current = true
            setEditing(false)
          }}
        />
      </EntryFrame>
    )
  }
  const acts = viewer && (
    <>
      {more}
      {unlimited && (
        <EntryButton ref={returnFocus} of={of} onClick={() => setEditing(true)}>
          Corregir
        </EntryButton>
      )}
      {own && !unlimited && !entry.oculto && canStillEdit(entry) && (
        <EditButton ref={returnFocus} entry={entry} onEdit={() => setEditing(true)} />
      )}
      {own && (removable || moderates) && act('delete', 'Borrar')}
      {!own && !moderates && act('report', 'Denunciar')}
      {moderates && (entry.oculto ? act('mostrar', 'Mostrar') : act('ocultar', 'Ocultar'))}
      {moderates && !own && act('eliminar', 'Eliminar')}
    </>
  )
  return (
    <EntryFrame {...frame} html={html} acts={acts} foot={foot}>
      {entry.oculto && (
        <p className="small brass">
          {own && !moderates
            ? 'Solo tú y la administración lo ven, hasta que lo revisen.'
            : 'Nadie más lo ve: decide qué pasa con él.'}
        </p>
      )}
    </EntryFrame>
  )
}

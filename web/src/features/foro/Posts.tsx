import type { Mensaje } from '@trinchera/contract/foro'
import { paths } from '@trinchera/contract/site-paths'
import { Fragment, type RefObject } from 'react'
import { Link } from '../../lib/router'
import { useSession } from '../../lib/session'
import type { Discussion, EntryAct } from '../../ui/discussion/discussion'
import { EntryButton, EntryLine } from '../../ui/discussion/EntryLine'
import css from './foro.module.css'
import { Quote } from './Quote'
import { Reactions } from './Reactions'
import { numberOf, pagesOf, type TemaPage } from './topic-page'
import type { Elements } from '../../lib/elements'

interface PostsProps {
  page: TemaPage
  discussion: Discussion
  hot: ReadonlyMap<number, number>
  /** Id of the first post that was unread when the topic was opened. Null if all were read. */
  unread: number | null
  /** True if the viewer can reply in the topic. */
  open: boolean
  list: RefObject<HTMLOListElement | null>
  onQuote: (mensaje: Mensaje) => void
  onAct: (act: EntryAct, mensaje: Mensaje) => void
  /** The viewer's own posts that have not been sent to the server yet. */
  children: Elements
}

export const postId = (id: number) => `mensaje-${id}`
/** The `id` of the line above the first unread post. */
export const unreadLineId = 'primer-no-leido'

/** The posts of one page of a topic, oldest first. */
export function Posts({ page, discussion, hot, unread, open, list, onQuote, onAct, children }: PostsProps) {
  const viewer = useSession()?.player
  const { tema, mensajes, pagina, total } = page
  const lastPage = pagina === pagesOf(total)
  return (
    <ol ref={list} className={`mt-3 ${css.posts}`} start={numberOf(page, 0)} aria-label="Mensajes" tabIndex={-1}>
      {mensajes.map((mensaje, index) => {
        const number = numberOf(page, index)
        return (
          <Fragment key={mensaje.id}>
            {mensaje.id === unread && number > 1 && (
              <li className={`line ${css.unreadLine}`} id={unreadLineId} tabIndex={-1}>
                <span>Nuevo desde tu última visita</span>
              </li>
            )}
            <EntryLine
              discussion={discussion}
              entry={mensaje}
              html={mensaje.contenido}
              hot={hot.has(mensaje.id)}
              removable={lastPage && mensajes.slice(index).every((later) => later.id_creador === mensaje.id_creador)}
              whole
              element={{
                id: postId(mensaje.id),
                tabIndex: -1,
                'aria-label': `Mensaje ${number} de ${mensaje.creador}`,
              }}
              onAct={(act) => onAct(act, mensaje)}
              mark={
                <Link
                  className={`target ${css.number}`}
                  aria-label={`Enlace al mensaje ${number}`}
                  to={paths.mensaje(tema.id, tema.slug, mensaje.id)}
                >
                  {`#${number}`}
                </Link>
              }
              acts={
                viewer &&
                open &&
                !mensaje.oculto && (
                  <EntryButton of={`el mensaje de ${mensaje.creador}`} onClick={() => onQuote(mensaje)}>
                    Citar
                  </EntryButton>
                )
              }
              above={mensaje.cita && <Quote cita={mensaje.cita} tema={tema.id} slug={tema.slug} />}
              foot={
                <>
                  <Reactions mensaje={mensaje} />
                  <span data-end={mensaje.id} />
                </>
              }
            />
          </Fragment>
        )
      })}
      {children}
    </ol>
  )
}

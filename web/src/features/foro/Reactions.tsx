import type { Mensaje } from '@trinchera/contract/foro'
import { reacciones, reaccionTipos, type ReaccionTipo } from '@trinchera/rules/foro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { api, messageOf } from '../../lib/api'
import { useSession } from '../../lib/session'
import { toast } from '../../ui/toast/toast'
import css from './foro.module.css'
import { temaKey } from './topic-queries'
import { withReaction, withReactions, type TemaPage } from './topic-page'

/** Returns a function that gives or removes a reaction: shown immediately, sent in order, and undone if the API call fails. */
function useReact({ id, id_tema }: Pick<Mensaje, 'id' | 'id_tema'>, viewer: number) {
  const client = useQueryClient()
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)
  const show = (edit: (list: Mensaje['reacciones']) => Mensaje['reacciones']) =>
    client.setQueriesData<TemaPage>({ queryKey: temaKey(id_tema) }, (page) => {
      const post = page?.mensajes.find((other) => other.id === id)
      return page && post ? withReactions(page, id, edit(post.reacciones)) : page
    })
  return (tipo: ReaccionTipo, given: boolean) => {
    show((list) => withReaction(list, tipo, viewer, given))
    waiting.current++
    queue.current = queue.current.then(async () => {
      const call = { params: { id }, body: { tipo } }
      try {
        const { data } = await (given ? api.reactMensaje(call) : api.unreactMensaje(call))
        // The reply has the reactions as the server knew them. Later calls would seem undone by it, so only the last call's reply is shown.
        if (waiting.current === 1) show(() => data)
      } catch (error) {
        show((list) => withReaction(list, tipo, viewer, !given))
        toast.error(messageOf(error, 'No pudimos guardar tu reacción. Intenta de nuevo.'))
      } finally {
        waiting.current--
      }
    })
  }
}

interface ToggleProps {
  tipo: ReaccionTipo
  count: number
  mine: boolean
  onPress: () => void
}

const Toggle = ({ tipo, count, mine, onPress }: ToggleProps) => {
  const { signo, nombre } = reacciones[tipo]
  return (
    <button
      type="button"
      className={css.reaction}
      aria-pressed={mine}
      aria-label={count > 0 ? `${nombre}: ${count}` : nombre}
      onClick={onPress}
    >
      {/* The name follows the sign, because some computers cannot display every sign. */}
      <span aria-hidden="true">{signo}</span> <span>{nombre}</span>
      {count > 0 && (
        <span className={css.reactionCount} translate="no">
          {count}
        </span>
      )}
    </button>
  )
}

/** A post's reactions for a logged-in player: the given ones, and a button that shows all six kinds. */
function OwnReactions({ mensaje, viewer }: { mensaje: Mensaje; viewer: number }) {
  const react = useReact(mensaje, viewer)
  const [open, setOpen] = useState(false)
  const panel = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const given = (tipo: ReaccionTipo) => mensaje.reacciones.find((one) => one.tipo === tipo)?.jugadores ?? []
  const shown = reaccionTipos.filter((tipo) => open || given(tipo).length > 0)
  return (
    <div
      className={`row ${css.reactions}`}
      role="group"
      aria-label={`Reacciones al mensaje de ${mensaje.creador}`}
      id={panel}
    >
      {shown.map((tipo) => {
        const players = given(tipo)
        const mine = players.includes(viewer)
        return (
          <Toggle
            key={tipo}
            tipo={tipo}
            count={players.length}
            mine={mine}
            onPress={() => {
              react(tipo, !mine)
              // The pressed button disappears if this was its last reaction. The focus then moves to the button that shows all kinds.
              if (open || (mine && players.length === 1)) opener.current?.focus({ preventScroll: true })
              setOpen(false)
            }}
          />
        )
      })}
      <button
        ref={opener}
        type="button"
        className={css.react}
        aria-expanded={open}
        aria-controls={panel}
        aria-label={`Reaccionar al mensaje de ${mensaje.creador}`}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Cerrar' : 'Reaccionar'}
      </button>
    </div>
  )
}

/** A post's reactions: each kind with the number of players who gave it. Logged-in players can give and remove their own. */
export function Reactions({ mensaje }: { mensaje: Mensaje }) {
  const viewer = useSession()?.player.id
  if (viewer !== undefined) return <OwnReactions mensaje={mensaje} viewer={viewer} />
  if (mensaje.reacciones.length === 0) return null
  return (
    <ul className={`row ${css.reactions}`} aria-label={`Reacciones al mensaje de ${mensaje.creador}`}>
      {mensaje.reacciones.map(({ tipo, jugadores }) => (
        <li key={tipo} className={css.reaction}>
          <span aria-hidden="true">{reacciones[tipo].signo}</span> <span>{reacciones[tipo].nombre}</span>
          <span className={css.reactionCount} translate="no">
            {jugadores.length}
          </span>
        </li>
      ))}
    </ul>
  )
}

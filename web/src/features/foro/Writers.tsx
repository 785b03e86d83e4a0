import { useEffect, useRef, useState } from 'react'
import { emitWriting, useLive } from '../../lib/live'
import { useSession } from '../../lib/session'
import css from './foro.module.css'

/** `everyMs`: minimum time between two signals that the viewer writes. `shownMs`: how long another player's signal is shown. In ms. */
const everyMs = 3000
const shownMs = 7000

/** Returns a function that signals to other readers of the topic that the player is writing. It sends at most one signal per `everyMs`. */
export function useTellWriting(tema: number) {
  const told = useRef(-everyMs)
  return () => {
    const now = performance.now()
    if (now - told.current < everyMs) return
    told.current = now
    emitWriting(tema)
  }
}

function writersText(names: readonly string[]): string {
  const [first, second] = names
  if (!first) return ''
  if (!second) return `${first} está escribiendo…`
  return names.length === 2 ? `${first} y ${second} están escribiendo…` : 'Varios están escribiendo…'
}

/** The line that says who is writing in a topic. It keeps its space while empty, so that nothing moves. */
export function Writers({ tema }: { tema: number }) {
  const viewer = useSession()?.player.id
  const [writers, setWriters] = useState<ReadonlyMap<number, string>>(new Map())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
    }
  }, [])
  const remove = (player: number) =>
    setWriters((before) => (before.has(player) ? new Map([...before].filter(([id]) => id !== player)) : before))
  useLive('post:writing', ({ id_tema, id_jugador, username }) => {
    if (id_tema !== tema || id_jugador === viewer) return
    setWriters((before) => (before.has(id_jugador) ? before : new Map(before).set(id_jugador, username)))
    clearTimeout(timers.current.get(id_jugador))
    timers.current.set(
      id_jugador,
      setTimeout(() => remove(id_jugador), shownMs),
    )
  })
  useLive('post:created', ({ id_tema, mensaje }) => {
    if (id_tema === tema && mensaje.id_creador !== null) remove(mensaje.id_creador)
  })
  return (
    <p className={`small dim mt-3 ${css.writers}`} role="status">
      {writersText([...writers.values()])}
    </p>
  )
}

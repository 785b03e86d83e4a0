import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { api } from '../../../lib/api'
import { torneoQuery } from '../../../lib/torneo-queries'
import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState } from '../../../ui/state/states'
import { announce } from '../../../ui/state/announce'
import { told } from '../../../ui/toast/told'
import css from './torneos.module.css'

/** Copy of the list with the item at `from` moved to position `to`. */
function moved(list: readonly number[], from: number, to: number): number[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/**
 * Editor for a torneo's seeds before the bracket is drawn. Clans can be dragged, moved with keys or buttons, sorted by the ladder, or drawn
 * at random, with a result that anybody can recompute.
 */
export function Seeds({ torneo }: { torneo: TorneoPage }) {
  const client = useQueryClient()
  const stored = torneo.inscritos.filter(({ retirado }) => !retirado).map(({ id_clan }) => id_clan)
  const [typed, setTyped] = useState<number[]>()
  const [dragged, setDragged] = useState<number>()
  // Clans that enrolled in the meantime are added at the end; clans that left are removed.
  const order = typed
    ? [...typed.filter((id) => stored.includes(id)), ...stored.filter((id) => !typed.includes(id))]
    : stored
  const nameOf = (id: number) => torneo.inscritos.find(({ id_clan }) => id_clan === id)
  const save = (body: { orden: number[] } | { por: 'ladder' | 'sorteo' }) => async () => {
    const call = api.seedTorneo({ params: { id: torneo.id }, body }).then((reply) => {
      client.setQueryData(torneoQuery(torneo.id).queryKey, reply.data)
      setTyped(undefined)
      return reply
    })
    await told(call).catch(() => undefined)
  }
  function move(from: number, to: number) {
    const id = order[from]
    if (id === undefined || to < 0 || to >= order.length) return
    setTyped(moved(order, from, to))
    announce(`${nameOf(id)?.nombre ?? ''}, semilla ${to + 1} de ${order.length}`)
  }
  function onKeyDown(event: KeyboardEvent, at: number) {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key]
    if (to === undefined || !event.altKey) return
    event.preventDefault()
    move(at, to)
  }
  if (order.length === 0)
    return <EmptyState title="Nadie inscrito todavía">Las semillas se ponen cuando haya clanes.</EmptyState>
  return (
    <section aria-label="Semillas">
      <SectionHead title="Semillas" count={order.length} note={torneo.sorteo ? `sorteo ${torneo.sorteo}` : undefined} />
      <div className={`row ${css.acts}`}>
        <Button size="small" onClick={save({ por: 'ladder' })}>
          Por puesto en el ladder
        </Button>
        <Button size="small" onClick={save({ por: 'sorteo' })}>
          Sortear
        </Button>
        {typed && (
          <Button size="small" kind="primary" pendingText="Guardando…" onClick={save({ orden: order })}>
            Guardar el orden
          </Button>
        )}
      </div>
      <p className="small dim">Arrastra, usa los botones, o Alt con las flechas. La primera es la mejor.</p>
      <ol className={`list ${css.seeds}`}>
        {order.map((id, at) => {
          const clan = nameOf(id)
          const nombre = clan?.nombre ?? ''
          return (
            <li
              key={id}
              draggable
              className={dragged === id ? css.dragged : undefined}
              onDragStart={() => setDragged(id)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged !== undefined && move(order.indexOf(dragged), at)}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              <span className={css.seed} translate="no">
                {at + 1}
              </span>
              <span className={css.name}>
                <span translate="no">{nombre}</span> {clan?.reserva && <span className="chip">Reserva</span>}
              </span>
              <span className={`row ${css.acts}`}>
                <Button
                  size="small"
                  aria-label={`Subir a ${nombre}`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  ↑
                </Button>
                <Button
                  size="small"
                  aria-label={`Bajar a ${nombre}`}
                  disabled={at === order.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  ↓
                </Button>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { checkinPhase } from '@trinchera/rules/torneo-estado'
import { useEffect, useState } from 'react'
import { Emblem } from '../../art/Emblem'
import { useNow } from '../../lib/clock'
import { placesText, torneoChip } from '../../ui/match/torneo-text'
import css from './Board.module.css'
import { Bracket } from './bracket/Bracket'
import { usePhases } from './use-phases'
import { startText } from './when'

/** Size in px for which the bracket is laid out. The page is then scaled to fit the window. */
const size = { width: 1920, height: 1080 }

const scaleOf = () => Math.min(window.innerWidth / size.width, window.innerHeight / size.height)

const none: number[] = []

/** The bracket as a page to capture in a stream: nothing but the torneo, scaled to the window. */
export function Board({ torneo }: { torneo: TorneoPage }) {
  const [scale, setScale] = useState(scaleOf)
  useEffect(() => {
    const fit = () => setScale(scaleOf())
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [])
  usePhases(torneo)
  const { nombre, llave, campeon, inscritos, inicio } = torneo
  const playing = inscritos.filter(({ reserva }) => !reserva)
  const columns = playing.length > 24 ? 4 : playing.length > 8 ? 3 : 2
  const letters = Math.min(56, 460 / Math.ceil(playing.length / columns))
  const asked = checkinPhase(torneo, useNow()) !== null
  const missing = playing.filter(({ checkin }) => !checkin).length
  return (
    <main className={css.window} id="contenido">
      <div className={`grid ${css.board}`} style={{ transform: `scale(${scale})` }}>
        <header className={`line ${css.head}`}>
          <h1 translate="no">{nombre}</h1>
          <p>{campeon ? 'Campeón' : torneoChip(torneo).text}</p>
          {campeon && (
            <p className={css.champion}>
              <Emblem nombre={campeon.nombre} imagen={campeon.imagen} size={72} />{' '}
              <span translate="no">{campeon.nombre}</span>
            </p>
          )}
        </header>
        {llave ? (
          <div className={css.bracket}>
            <Bracket llave={llave} torneo={torneo} own={none} board />
          </div>
        ) : (
          <div>
            <p className={css.places}>
              {`${placesText(torneo)}. Parte el ${startText(inicio)}.${asked ? (missing > 0 ? ` Sin check-in, en gris: ${missing}.` : ' Todos hicieron check-in.') : ''}`}
            </p>
            <ul
              className={`grid mt-8 ${css.teams}`}
              aria-label="Inscritos"
              style={{ '--columns': columns, '--size': letters }}
            >
              {playing.map((inscrito) => (
                <li key={inscrito.id_clan} className={asked && !inscrito.checkin ? css.missing : undefined}>
                  <Emblem nombre={inscrito.nombre} imagen={inscrito.imagen} size={Math.round(letters * 1.1)} />{' '}
                  <span translate="no">{inscrito.nombre}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </main>
  )
}

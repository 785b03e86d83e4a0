import type { Reto } from '@trinchera/contract/retos'
import type { MapOption } from '@trinchera/contract/opciones'
import { bandos, type Bando } from '@trinchera/rules/reto'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LazyMap } from '../../art/LazyMap'
import { useNow } from '../../lib/clock'
import { groupByGame } from '../../lib/maps-by-game'
import { opcionesQuery } from '../../lib/site-queries'
import { useMapNames } from '../../lib/use-map-name'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/controls/Icon'
import { SectionHead } from '../../ui/controls/SectionHead'
import { bandoText, clockLeft, sideName } from '../../ui/match/reto-text'
import css from './Picks.module.css'
import { told } from '../../ui/toast/told'
import { useRetoActs } from './use-reto-acts'
import { useSide } from './use-side'

/** The maps that have a code, without duplicates, grouped by game. The etapa's game comes first. */
function allowedMaps(list: readonly MapOption[], juego: string) {
  const known = list.filter(
    ({ codigo }, index) => codigo !== '' && list.findIndex((other) => other.codigo === codigo) === index,
  )
  const groups = groupByGame(known)
  return [...groups.filter((group) => group.juego === juego), ...groups.filter((group) => group.juego !== juego)]
}

/** Form to pick a map. The map is first chosen and then confirmed, so that an accidental tap picks nothing. */
function PickMap({ reto }: { reto: Reto }) {
  const { data: opciones } = useQuery(opcionesQuery)
  const nameOf = useMapNames()
  const { pick } = useRetoActs(reto.id)
  const [chosen, setChosen] = useState<string>()
  const taken = reto.mapas.map(({ codigo }) => codigo)
  const groups = allowedMaps(opciones?.mapas.lista ?? [], reto.etapa.juego.nombre)
  return (
    <div>
      {groups.map(({ juego, mapas }, index) => (
        <details key={juego} className={css.game} open={index === 0}>
          <summary className="line opener">
            <Icon name="down" size={16} /> <span translate="no">{juego}</span>{' '}
            <span className="dim" translate="no">
              {mapas.length}
            </span>
          </summary>
          <ul className={`grid ${css.maps}`}>
            {mapas.map(({ codigo, nombre, modo }) => (
              <li key={codigo}>
                <button
                  type="button"
                  className={css.map}
                  aria-pressed={chosen === codigo}
                  aria-disabled={taken.includes(codigo) || undefined}
                  onClick={() => !taken.includes(codigo) && setChosen(codigo)}
                >
                  <LazyMap name={nombre} />
                  <span className={css.name}>
                    {chosen === codigo && <Icon name="check" size={16} />} <span translate="no">{nombre}</span>
                  </span>
                  <span className="small dim">{taken.includes(codigo) ? 'ya elegido' : modo}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <div className={css.confirm}>
        <Button
          kind="primary"
          wide
          disabled={!chosen}
          pendingText="Eligiendo…"
          onClick={() => chosen && told(pick({ codigo: chosen })).catch(() => undefined)}
        >
          {chosen ? `Confirmar ${nameOf(chosen)}` : 'Toca un mapa para elegirlo'}
        </Button>
      </div>
    </div>
  )
}

function PickSide({ reto }: { reto: Reto }) {
  const { pick } = useRetoActs(reto.id)
  const [chosen, setChosen] = useState<Bando>()
  return (
    <div>
      <div className={`grid ${css.sides}`} role="group" aria-label="Bando de tu clan en el primer mapa">
        {bandos.map((lado) => (
          <button key={lado} type="button" aria-pressed={chosen === lado} onClick={() => setChosen(lado)}>
            {bandoText[lado]}
          </button>
        ))}
      </div>
      <div className={css.confirm}>
        <Button
          kind="primary"
          wide
          disabled={!chosen}
          pendingText="Eligiendo…"
          onClick={() => chosen && told(pick({ bando: chosen })).catch(() => undefined)}
        >
          {chosen ? `Confirmar ${bandoText[chosen]}` : 'Toca un bando para elegirlo'}
        </Button>
      </div>
    </div>
  )
}

/** Says which clan has to pick now, and how much time that clan has left. */
function Turn({ reto, elige }: { reto: Reto; elige: NonNullable<Reto['elige']> }) {
  const now = useNow()
  const { own, reports } = useSide(reto)
  const mine = own === elige.id_clan
  const what = elige.que === 'mapa' ? `el mapa ${reto.mapas.length + 1}` : 'el bando'
  const over = Date.parse(elige.hasta) <= now
  return (
    <div className={`callout ${css.turn} ${mine && reports ? css.mine : ''}`}>
      <p role="status">
        {mine && reports ? (
          <b>{`Te toca elegir ${what}`}</b>
        ) : (
          <>
            <span>{`Le toca elegir ${what} a`}</span> <b>{mine ? 'tu clan' : sideName(reto, elige.id_clan)}</b>
          </>
        )}
      </p>
      <p className={`line ${css.timer}`} role="timer">
        <Icon name="clock" size={18} /> <span>{over ? 'se elige al azar…' : clockLeft(elige.hasta, now)}</span>
      </p>
      <p className="small dim">
        {`${over ? 'Se acabó el tiempo.' : 'Si se acaba el tiempo, se elige al azar.'}${mine && !reports ? ' Eligen el Líder, los Co-Líderes y los Capitanes.' : ''}`}
      </p>
    </div>
  )
}

/** Maps and side of an agreed reto: what was picked, which clan picked it, and which clan has to pick next. */
export function Picks({ reto }: { reto: Reto }) {
  const nameOf = useMapNames()
  const { own, reports } = useSide(reto)
  const { mapas, bando, elige, mejor_de } = reto
  if (reto.fecha === null) return null
  if (!elige && mapas.length === 0) return null
  const mayPick = elige !== null && reports && own === elige.id_clan
  const by = (clan: number | null) =>
    clan === null ? 'al azar: se acabó el tiempo' : `lo eligió ${sideName(reto, clan)}`
  return (
    <section aria-label="Mapas y bando">
      <SectionHead title="Mapas y bando" count={`${mapas.length} de ${mejor_de}`} />
      {elige && <Turn reto={reto} elige={elige} />}
      {mapas.length > 0 && (
        <ol className={`grid ${css.picked}`}>
          {mapas.map(({ orden, codigo, elegido_por }) => (
            <li key={orden}>
              <LazyMap name={nameOf(codigo)} />
              <h3>
                <span className="dim" translate="no">
                  {orden}
                </span>{' '}
                <span translate="no">{nameOf(codigo)}</span>
              </h3>
              <p className="small dim">{by(elegido_por)}</p>
            </li>
          ))}
        </ol>
      )}
      {bando && (
        <p className={css.side}>
          <b>{sideName(reto, bando.id_clan)}</b> empieza de <b>{bandoText[bando.lado]}</b>;{' '}
          <span translate="no">
            {sideName(reto, bando.id_clan === reto.retador.id ? reto.retado.id : reto.retador.id)}
          </span>
          , de <span>{bandoText[bando.lado === 'eje' ? 'aliados' : 'eje']}</span>
        </p>
      )}
      {mayPick && elige.que === 'mapa' && <PickMap key={mapas.length} reto={reto} />}
      {mayPick && elige.que === 'bando' && <PickSide reto={reto} />}
    </section>
  )
}

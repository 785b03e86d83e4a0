import type { RetoPage } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { leastPlayers } from '@trinchera/rules/limits'
import { isOpenReto } from '@trinchera/rules/reto'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { Plate } from '../../art/Plate'
import { etapaQuery } from '../../lib/queries'
import { useSession } from '../../lib/session'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './Coming.module.css'
import { told } from '../../ui/toast/told'
import { useRetoActs } from './use-reto-acts'
import { useSide } from './use-side'

const said = (va: boolean | null) => (va === null ? 'sin decir' : va ? 'va' : 'no puede')

/**
 * The players of both rosters with their answers whether they will come, so that leaders see if there are enough players. After the reto
 * has ended, only players who answered are listed.
 */
export function Coming({ reto }: { reto: RetoPage }) {
  const viewer = useSession()?.player.id
  const { own, reports } = useSide(reto)
  const { data: etapa } = useQuery(etapaQuery(reto.id_etapa))
  const { sayComing } = useRetoActs(reto.id)
  const me = reto.jugadores.find(({ id, id_clan }) => id === viewer && id_clan === own)
  const open = isOpenReto(reto)
  const asked = open ? reto.jugadores : reto.jugadores.filter(({ va }) => va !== null)
  if (asked.length === 0) return null
  const say = (va: boolean) => told(sayComing(me?.va === va ? null : va)).catch(() => undefined)
  return (
    <section aria-label="Quiénes van">
      <SectionHead title="Quiénes van" />
      {me && open && (
        <div className={`grid ${css.own}`} role="group" aria-label="¿Vas?">
          <Button kind={me.va === true ? 'primary' : 'plain'} aria-pressed={me.va === true} onClick={() => say(true)}>
            Voy
          </Button>
          <Button
            kind={me.va === false ? 'primary' : 'plain'}
            aria-pressed={me.va === false}
            onClick={() => say(false)}
          >
            No puedo
          </Button>
        </div>
      )}
      <div className={`grid ${css.rosters}`}>
        {[reto.retador, reto.retado].map((side) => {
          const players = asked.filter(({ id_clan }) => id_clan === side.id)
          const count = (va: boolean | null) => players.filter((player) => player.va === va).length
          const missing = leastPlayers - count(true)
          return (
            <div key={side.id}>
              <h3 translate="no">{side.nombre}</h3>
              <p className="small">
                <b className="gain">{`${count(true)} ${count(true) === 1 ? 'va' : 'van'}`}</b>
                <span>{`, ${count(false)} no ${count(false) === 1 ? 'puede' : 'pueden'}${open ? `, ${count(null)} sin decir` : ''}`}</span>
              </p>
              {reports && own === side.id && open && etapa?.multijugador && (
                <p className={`small ${missing > 0 ? 'loss' : 'gain'}`}>
                  {missing > 0
                    ? `Falta${missing === 1 ? '' : 'n'} ${missing} para ser ${leastPlayers}, el mínimo.`
                    : `Son ${leastPlayers} o más: pueden jugar.`}
                </p>
              )}
              <ul className="list">
                {[...players]
                  .sort((a, b) => Number(b.va ?? 0.5) - Number(a.va ?? 0.5))
                  .map(({ id, username, imagen, va }) => (
                    <li key={id} className={`row link-row ${css.player}`}>
                      <Plate username={username} imagen={imagen} size={24} />
                      <Link className="row-link" to={paths.jugador(id)} translate="no">
                        {username}
                      </Link>
                      <span className={`small ${va === null ? 'dim' : va ? 'gain' : 'loss'}`}>{said(va)}</span>
                    </li>
                  ))}
              </ul>
            </div>
          )
        })}
      </div>
    </section>
  )
}

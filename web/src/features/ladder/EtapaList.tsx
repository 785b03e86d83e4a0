import { etapaState, type EtapaState } from '@trinchera/rules/etapa-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { etapasQuery } from '../../lib/queries'
import { ButtonLink } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, QueryState } from '../../ui/state/states'
import css from './EtapaList.module.css'

const stateNames: Record<EtapaState, string> = { abierta: 'Abierta', pausada: 'Pausada', cerrada: 'Cerrada' }

/** The etapas of a juego, sorted: open before closed, etapas for clans before single-player ones, then newest first. */
export function EtapaList({ juego }: { juego: number }) {
  const query = useQuery(etapasQuery(juego))
  const { data, isPending } = query
  const etapas =
    data &&
    [...data].sort(
      (a, b) => Number(b.activo) - Number(a.activo) || Number(b.multijugador) - Number(a.multijugador) || b.id - a.id,
    )
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Etapas" count={etapas?.length} />
      <QueryState query={query} lines={3} loading="Cargando etapas…" failed="No pudimos traer las etapas" />
      {etapas?.length === 0 && (
        <EmptyState
          title="Este juego todavía no tiene etapas"
          action={
            <ButtonLink size="small" to={paths.ladder}>
              Ir al Ladder
            </ButtonLink>
          }
        >
          Cuando se abra una, aparece acá.
        </EmptyState>
      )}
      {etapas && etapas.length > 0 && (
        <ul className={`list ${css.etapas}`}>
          {etapas.map((etapa) => (
            <li key={etapa.id} className="link-row">
              <Link className={`row-link ${css.name}`} to={paths.etapa(etapa.id)} translate="no">
                {etapa.nombre}
              </Link>
              <span className={etapa.activo ? `chip ${css.open}` : 'chip neutral'}>
                {stateNames[etapaState(etapa)]}
              </span>
              <span className="small full-row">
                {`${etapa.multijugador ? 'Por clanes' : 'Uno contra uno'} · ${etapa.clanes} ${
                  etapa.multijugador
                    ? etapa.clanes === 1
                      ? 'clan'
                      : 'clanes'
                    : etapa.clanes === 1
                      ? 'jugador'
                      : 'jugadores'
                } · ${etapa.partidas} ${etapa.partidas === 1 ? 'partida' : 'partidas'}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

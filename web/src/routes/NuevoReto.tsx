import { clanMay } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { NewRetoForm } from '../features/retos/NewRetoForm'
import css from '../features/retos/retos.module.css'
import { RequireSession } from '../features/session/RequireSession'
import { useOwnPlayer } from '../lib/own-clan'
import { openEtapasQuery } from '../lib/queries'
import { ButtonLink } from '../ui/controls/Button'
import { SectionHead } from '../ui/controls/SectionHead'
import { OfflineBar } from '../ui/state/Live'
import { EmptyState, ErrorState } from '../ui/state/states'

const then = [
  'Le avisamos a quienes reportan en el otro clan: aceptan una fecha, ofrecen otras o lo rechazan.',
  'Si nadie responde antes de la primera fecha, vence y nada se mueve.',
  'Acordada la fecha, lo ve todo el mundo, y se eligen los mapas y el bando por turnos: empieza el que está más abajo.',
  'Cuando se juega, el que pierde reporta, y el ranking se mueve como siempre.',
]

function Ask() {
  const { data: player, isError, refetch } = useOwnPlayer()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const stages = useQuery(openEtapasQuery)
  const clanes =
    player?.clanes.filter(
      ({ id_etapa, PlayerClan }) =>
        clanMay(PlayerClan.rango, 'report') && stages.data?.some((stage) => stage.id === id_etapa),
    ) ?? []
  const known = player && stages.data
  const failed = isError || stages.isError
  return (
    <>
      <OfflineBar />
      <h1>Nuevo reto</h1>
      <p className="lead">Ofrece hasta tres fechas: el otro clan elige.</p>
      {!known && !failed && <p role="status">Cargando datos del jugador...</p>}
      {!known && failed && (
        <ErrorState title="No pudimos traer tus datos" onRetry={() => Promise.all([refetch(), stages.refetch()])} />
      )}
      {known && clanes.length === 0 && (
        <EmptyState
          title="No hay clan por el que puedas retar"
          action={
            <ButtonLink size="small" to={paths.ladder}>
              Ir al Ladder
            </ButtonLink>
          }
        >
          Retan el Líder, los Co-Líderes y los Capitanes de un clan, en una etapa abierta.
        </EmptyState>
      )}
      {known && clanes.length > 0 && (
        <div className={css.new}>
          <NewRetoForm
            player={player}
            clanes={clanes}
            stage={Number(search.get('etapa')) || undefined}
            rival={Number(search.get('rival')) || undefined}
            onAddress={(stage, rival) => navigate(paths.nuevoReto(stage ?? 0, rival), { replace: true })}
          />
          <section>
            <SectionHead title="Qué va a pasar" />
            <ol className="list">
              {then.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </>
  )
}

const NuevoReto = () => (
  <RequireSession title="Nuevo reto" why="Entra con tu cuenta para retar a otro clan.">
    {() => <Ask />}
  </RequireSession>
)
export default NuevoReto

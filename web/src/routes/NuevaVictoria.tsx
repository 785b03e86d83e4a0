import { clanMay } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { RequireSession } from '../features/session/RequireSession'
import { NewVictoriaForm } from '../features/victorias/NewVictoriaForm'
import css from '../features/victorias/victorias.module.css'
import { useOwnPlayer } from '../lib/own-clan'
import { openEtapasQuery } from '../lib/queries'
import { ButtonLink } from '../ui/controls/Button'
import { SectionHead } from '../ui/controls/SectionHead'
import { OfflineBar } from '../ui/state/Live'
import { EmptyState, ErrorState } from '../ui/state/states'

const then = [
  'El rival tiene 24 horas para reconocerla o disputarla.',
  'Los Líderes de los otros clanes votan: es la Asamblea de Líderes, que aconseja.',
  'La administración decide. Si la acredita, la partida entra al ranking en ese momento.',
  'Nada se mueve en el ranking mientras tanto.',
  'Las imágenes no son públicas: las ven los dos clanes, los Líderes de la etapa y los moderadores.',
]

function Ask() {
  const { data: player, isError, refetch } = useOwnPlayer()
  const [search, setSearch] = useSearchParams()
  const stages = useQuery(openEtapasQuery)
  const clanes =
    player?.clanes.filter(
      ({ id_etapa, PlayerClan }) =>
        clanMay(PlayerClan.rango, 'report') && stages.data?.some((stage) => stage.id === id_etapa),
    ) ?? []
  const known = player && stages.data
  const failed = isError || stages.isError
  const retry = () => Promise.all([refetch(), stages.refetch()])
  return (
    <>
      <OfflineBar />
      <h1>Victoria no reportada</h1>
      <p className="lead">Ganaste y el rival no reportó su derrota: pide que cuente.</p>
      {!known && !failed && <p role="status">Cargando datos del jugador...</p>}
      {!known && failed && <ErrorState title="No pudimos traer tus datos" onRetry={retry} />}
      {known && clanes.length === 0 && (
        <EmptyState
          title="No hay clan por el que puedas pedirla"
          action={
            <ButtonLink size="small" to={paths.ladder}>
              Ir al Ladder
            </ButtonLink>
          }
        >
          La piden el Líder, los Co-Líderes y los Capitanes del clan que ganó, en una etapa abierta.
        </EmptyState>
      )}
      {known && clanes.length > 0 && (
        <div className={css.new}>
          <NewVictoriaForm
            player={player}
            clanes={clanes}
            stage={Number(search.get('etapa')) || undefined}
            onStage={(etapa) => setSearch(etapa ? { etapa: String(etapa) } : {}, { replace: true })}
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

const NuevaVictoria = () => (
  <RequireSession
    title="Victoria no reportada"
    why="Entra con tu cuenta para pedir que cuente una victoria de tu clan."
  >
    {() => <Ask />}
  </RequireSession>
)
export default NuevaVictoria

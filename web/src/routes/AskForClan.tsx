import type { Player } from '@trinchera/contract/players'
import { paths } from '@trinchera/contract/site-paths'
import { clanMay } from '@trinchera/rules/permissions'
import { useQuery } from '@tanstack/react-query'
import { RequireSession } from '../features/session/RequireSession'
import { useOwnPlayer } from '../lib/own-clan'
import { openEtapasQuery } from '../lib/queries'
import { ButtonLink } from '../ui/controls/Button'
import { SectionHead } from '../ui/controls/SectionHead'
import { OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { EmptyState, ErrorState } from '../ui/state/states'
import css from './AskForClan.module.css'
import type { Elements } from '../lib/elements'

interface Words {
  title: string
  lead: string
  /** Title of the box shown to a player who may not act for any clan. Its text, `who`, says who may make the request. */
  none: string
  who: string
  /** What will happen after the request, in order, one sentence each. */
  then: readonly string[]
}

type Form = (player: Player, clanes: readonly Player['clanes'][number][]) => Elements

function Ask({ title, lead, none, who, then, form }: Words & { form: Form }) {
  const { data: player, isError, refetch } = useOwnPlayer()
  const etapas = useQuery(openEtapasQuery)
  const clanes =
    player?.clanes.filter(
      ({ id_etapa, PlayerClan }) =>
        clanMay(PlayerClan.rango, 'report') && etapas.data?.some((etapa) => etapa.id === id_etapa),
    ) ?? []
  const known = player && etapas.data
  const failed = isError || etapas.isError
  return (
    <Parts>
      <OfflineBar />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {!known && !failed && <p role="status">Cargando datos del jugador...</p>}
      {!known && failed && (
        <ErrorState title="No pudimos traer tus datos" onRetry={() => Promise.all([refetch(), etapas.refetch()])} />
      )}
      {known && clanes.length === 0 && (
        <EmptyState
          title={none}
          action={
            <ButtonLink size="small" to={paths.ladder}>
              Ir al Ladder
            </ButtonLink>
          }
        >
          {who}
        </EmptyState>
      )}
      {known && clanes.length > 0 && (
        <div className={`grid ${css.new}`}>
          {form(player, clanes)}
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
    </Parts>
  )
}

/** A screen to request something, such as a reto, for a clan that the player reports for. `why`: text for visitors without a session. */
export const AskForClan = ({ why, ...words }: Words & { why: string; form: Form }) => (
  <RequireSession title={words.title} why={why}>
    {() => <Ask {...words} />}
  </RequireSession>
)

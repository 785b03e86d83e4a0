import type { Etapa } from '@trinchera/contract/etapas'
import { etapaState } from '@trinchera/rules/etapa-state'
import { clanMay, type Rango } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import { ButtonLink } from '../../ui/controls/Button'
import { ShareButton } from '../../ui/controls/ShareButton'
import { LiveBadge } from '../../ui/state/Live'
import { SignalSwitch } from './SignalSwitch'
import { EtapaHeading } from './EtapaHeading'
import { useQuery } from '@tanstack/react-query'
import { presenceQuery } from '../../lib/queries'

/** Number of browser tabs in which the etapa is open, including this one. A dash until the number is known. */
function Watching({ etapa }: { etapa: number }) {
  const { data } = useQuery(presenceQuery(`etapa:${etapa}`))
  return (
    <span>
      <b>{data && data.mirando > 0 ? data.mirando : '–'}</b> mirando
    </span>
  )
}

const count = (n: number, one: string, many: string) => (
  <span>
    <b translate="no">{n}</b> <span>{n === 1 ? one : many}</span>
  </span>
)

interface EtapaTitleProps {
  etapa: Etapa
  /** Rango of the logged-in player in a clan of this etapa. Undefined without such a clan. */
  rango?: Rango
  /** False while the player's clans are loading. */
  known: boolean
}

/** The button of an open etapa: report a loss of the player's own clan, or found a clan (docs/behaviour/ladder.md#Etapa screen). */
function EtapaAction({ etapa, rango, known }: EtapaTitleProps) {
  const found = etapa.multijugador ? 'Crear Nuevo Clan' : 'Entrar al Ladder'
  if (clanMay(rango, 'report')) {
    return (
      <ButtonLink kind="primary" to={paths.reportLoss(etapa.id)}>
        Reportar Derrota
      </ButtonLink>
    )
  }
  if (rango) return null
  // Keeps the space of the button until the player's clans have loaded.
  if (!known) return <span className="button" style={{ visibility: 'hidden' }} aria-hidden="true" />
  return (
    <ButtonLink kind="primary" to={paths.createClan(etapa.id)}>
      {found}
    </ButtonLink>
  )
}

/** Title and buttons of an etapa. A paused etapa has no buttons and no live badge. An archived one links to its palmarés page. */
export const EtapaTitle = (props: EtapaTitleProps) => {
  const { etapa } = props
  return (
    <div className="row title">
      <div className="grow">
        <EtapaHeading etapa={etapa} />
        <div className="row facts">
          {etapa.multijugador ? count(etapa.clanes, 'clan', 'clanes') : count(etapa.clanes, 'jugador', 'jugadores')}
          {count(etapa.partidas, 'partida', 'partidas')}
          <Watching etapa={etapa.id} />
          {etapa.activo ? (
            <SignalSwitch />
          ) : (
            <span>{etapa.archivada ? 'etapa cerrada para siempre' : `etapa ${etapaState(etapa)}`}</span>
          )}
          <ShareButton path={paths.etapa(etapa.id)} title={etapa.nombre} />
        </div>
      </div>
      {etapa.archivada && (
        <div className="row actions">
          <ButtonLink to={paths.palmaresEtapa(etapa.id)}>Ver el cierre</ButtonLink>
        </div>
      )}
      {etapa.activo && (
        <div className="row actions">
          <LiveBadge />
          <EtapaAction {...props} />
        </div>
      )}
    </div>
  )
}

import type { Etapa } from '@trinchera/contract/etapas'
import { etapaState } from '@trinchera/rules/etapa-state'
import { clanMay, type Rango } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import { ButtonLink } from '../../ui/controls/Button'
import { ShareButton } from '../../ui/controls/ShareButton'
import { LiveBadge } from '../../ui/state/Live'
import { SignalSwitch } from './SignalSwitch'
import { StageHeading } from './StageHeading'
import { Watching } from './Watching'

const count = (n: number, one: string, many: string) => (
  <span>
    <b translate="no">{n}</b> <span>{n === 1 ? one : many}</span>
  </span>
)

interface StageTitleProps {
  etapa: Etapa
  /** The rango of the logged-in player in a clan of this etapa. */
  rango?: Rango
  /** False while the player's clans are loading. */
  known: boolean
}

/** The button for an open etapa (docs/behaviour/ladder.md#Etapa screen): report a loss for the own clan, or found a clan. */
function StageAction({ etapa, rango, known }: StageTitleProps) {
  const found = etapa.multijugador ? 'Crear Nuevo Clan' : 'Entrar al Ladder'
  if (clanMay(rango, 'report')) {
    return (
      <ButtonLink kind="primary" to={paths.reportLoss(etapa.id)}>
        Reportar Derrota
      </ButtonLink>
    )
  }
  if (rango) return null
  // Reserves the space of the button until it is known which one to show.
  if (!known) return <span className="button" style={{ visibility: 'hidden' }} aria-hidden="true" />
  return (
    <ButtonLink kind="primary" to={paths.createClan(etapa.id)}>
      {found}
    </ButtonLink>
  )
}

/** Title and actions of an etapa. A paused etapa has no actions and is not live; an archived one links to its page of the palmarés. */
export const StageTitle = (props: StageTitleProps) => {
  const { etapa } = props
  return (
    <div className="title">
      <div className="grow">
        <StageHeading etapa={etapa} />
        <div className="facts">
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
        <div className="actions">
          <ButtonLink to={paths.palmaresEtapa(etapa.id)}>Ver el cierre</ButtonLink>
        </div>
      )}
      {etapa.activo && (
        <div className="actions">
          <LiveBadge />
          <StageAction {...props} />
        </div>
      )}
    </div>
  )
}

import type { Etapa } from '@trinchera/contract/etapas'
import { clanMay, type Rango } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import { ButtonLink } from '../../ui/controls/Button'
import { Crumbs } from '../../ui/controls/Crumbs'
import { LiveBadge } from '../../ui/state/Live'
import { Watching } from './Watching'

const count = (n: number, one: string, many: string) => (
  <span>
    <b>{n}</b> {n === 1 ? one : many}
  </span>
)

/** Title and actions of an etapa. An inactive one has no actions (docs/behaviour.md#Etapa screen); the report button needs a rango that may report. */
export const StageTitle = ({ etapa, rango }: { etapa: Etapa; rango?: Rango }) => (
  <div className="title">
    <div className="grow">
      <Crumbs
        trail={[
          { to: paths.ladder, label: 'Ladder' },
          { to: paths.juego(etapa.juego.id), label: etapa.juego.nombre },
        ]}
      />
      <h1>{etapa.nombre}</h1>
      <div className="facts">
        {etapa.multijugador ? count(etapa.clanes, 'clan', 'clanes') : count(etapa.clanes, 'jugador', 'jugadores')}
        {count(etapa.partidas, 'partida', 'partidas')}
        <Watching etapa={etapa.id} />
        {!etapa.activo && <span>{etapa.archivada ? 'etapa cerrada para siempre' : 'etapa cerrada'}</span>}
      </div>
    </div>
    <div className="actions">
      <LiveBadge />
      {etapa.activo && clanMay(rango, 'report') && (
        <ButtonLink to={paths.reportLoss(etapa.id)}>Reportar Derrota</ButtonLink>
      )}
      {etapa.activo && (
        <ButtonLink kind="primary" to={paths.createClan(etapa.id)}>
          {etapa.multijugador ? 'Crear Nuevo Clan' : 'Entrar al Ladder'}
        </ButtonLink>
      )}
    </div>
  </div>
)

import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { paths } from '@trinchera/contract/site-paths'
import { useNow } from '../../lib/clock'
import { ButtonLink } from '../../ui/controls/Button'
import { Crumbs } from '../../ui/controls/Crumbs'
import { ShareButton } from '../../ui/controls/ShareButton'
import { formatoText, placesText, torneoChip } from '../../ui/match/torneo-text'
import { LiveBadge } from '../../ui/state/Live'
import { useOwn } from './use-own'
import { startText, untilText } from './when'

/** Head of a torneo's page: name, state and format; for organisers also a link to the panel. */
export function TorneoHead({ torneo }: { torneo: TorneoPage }) {
  const now = useNow()
  const { organises } = useOwn(torneo)
  const { id, nombre, formato, etapa, inicio, descripcion } = torneo
  const { text, look } = torneoChip(torneo)
  const coming = Date.parse(inicio) > now
  return (
    <>
      <div className="row title">
        <div className="grow">
          <Crumbs trail={[{ to: paths.torneos, label: 'Torneos' }]} />
          <h1 translate="no">{nombre}</h1>
          <div className="row facts">
            <span className={`chip ${look}`}>{text}</span>
            {formato && <span>{formatoText[formato]}</span>}
            {formato && <span>{placesText(torneo)}</span>}
            {etapa && (
              <span>
                <span translate="no">{etapa.juego.nombre}</span>, <span translate="no">{etapa.nombre}</span>
              </span>
            )}
            <span>
              <time translate="no" dateTime={inicio}>
                {startText(inicio)}
              </time>
              {coming && <span>{`, ${untilText(inicio, now)}`}</span>}
            </span>
            <ShareButton path={paths.torneo(id)} title={nombre} />
          </div>
        </div>
        <div className="row actions">
          <LiveBadge />
          {organises && (
            <ButtonLink size="small" to={paths.panelTorneo(id)}>
              Organizar
            </ButtonLink>
          )}
        </div>
      </div>
      {descripcion && <p className="lead">{descripcion}</p>}
    </>
  )
}

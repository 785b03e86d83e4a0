import type { Invitacion } from '@trinchera/contract/invitaciones'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { EtapaName } from '../../ui/match/EtapaName'

/** A card in the ladder's side menu with the player's newest unanswered invitation. */
export const InvitationCard = ({ invitacion: { clan, etapa, id_etapa } }: { invitacion: Invitacion }) => (
  <div data-part="invitation" className="notice">
    <div className="label brass">Invitación</div>
    <p className="small">
      <span>
        <span translate="no">{clan}</span> te quiere en
      </span>{' '}
      <b>
        <EtapaName id={id_etapa} nombre={etapa} />
      </b>
      <span>.</span>
    </p>
    <Link className="more" to={paths.miCuenta}>
      Responder
    </Link>
  </div>
)

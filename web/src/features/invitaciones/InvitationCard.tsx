import type { Invitacion } from '@trinchera/contract/invitaciones'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { StageName } from '../../ui/match/StageName'

/** The newest pending invitation, in the side menu of the ladder screens. */
export const InvitationCard = ({ invitacion: { clan, etapa, id_etapa } }: { invitacion: Invitacion }) => (
  <div data-part="invitation" className="notice">
    <div className="label brass">Invitación</div>
    <p className="small">
      {clan} te quiere en{' '}
      <b>
        <StageName id={id_etapa} nombre={etapa} />
      </b>
      .
    </p>
    <Link className="more" to={paths.miCuenta}>
      Responder
    </Link>
  </div>
)

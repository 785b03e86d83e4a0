import Bell from '../features/avisos/Bell'
import { NoticeOffer } from '../features/invitaciones/NoticeOffer'
import { NoticeMatch } from '../features/partida/NoticeMatch'

/** The bell of the logged-in player. Notices in its list about invitations and matches have buttons to answer them. */
const OwnBell = ({ player }: { player: number }) => (
  <Bell
    player={player}
    offer={(notice, onAnswered, onAccepted) =>
      notice.partida ? (
        <NoticeMatch partida={notice.partida} texto={notice.texto} onAnswered={onAnswered} onNavigate={onAccepted} />
      ) : (
        <NoticeOffer player={player} notice={notice} onAnswered={onAnswered} onAccepted={onAccepted} />
      )
    }
  />
)
export default OwnBell

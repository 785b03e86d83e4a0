import Bell from '../features/avisos/Bell'
import { NoticeOffer } from '../features/invitaciones/NoticeOffer'

/** The bell, with the answers to what its notices ask. */
const OwnBell = ({ player }: { player: number }) => (
  <Bell
    player={player}
    offer={(notice, onAnswered, onAccepted) => (
      <NoticeOffer player={player} notice={notice} onAnswered={onAnswered} onAccepted={onAccepted} />
    )}
  />
)
export default OwnBell

import { LiveLadder } from '../features/ladder/LiveLadder'
import { SessionGuard } from '../features/session/SessionGuard'

/** What works behind every screen: the live ladder, and the session when it ends from the server's side. */
const Background = () => (
  <>
    <LiveLadder />
    <SessionGuard />
  </>
)
export default Background

import { LiveAnuncios } from '../features/anuncios/LiveAnuncios'
import { LiveNotices } from '../features/avisos/LiveNotices'
import { LiveOffers } from '../features/invitaciones/LiveOffers'
import { LiveLadder } from '../features/ladder/LiveLadder'
import { SessionGuard } from '../features/session/SessionGuard'

/** What works behind every screen: the live ladder and announcements, the notices and offers that come in, and the session when it ends from the server's side. */
const Background = () => (
  <>
    <LiveLadder />
    <LiveAnuncios />
    <LiveNotices />
    <LiveOffers />
    <SessionGuard />
  </>
)
export default Background

import { LiveAnuncios } from '../features/anuncios/list/LiveAnuncios'
import { LiveNotices } from '../features/avisos/LiveNotices'
import { LiveOffers } from '../features/invitaciones/LiveOffers'
import { LiveLadder } from '../features/ladder/LiveLadder'
import { SessionGuard } from '../features/session/SessionGuard'
import { LiveSite } from '../features/sitio/LiveSite'

/** What works behind every screen: the live ladder and announcements, the notices and offers that come in, who plays and streams, and the session when it ends from the server's side. */
const Background = () => (
  <>
    <LiveLadder />
    <LiveAnuncios />
    <LiveNotices />
    <LiveOffers />
    <LiveSite />
    <SessionGuard />
  </>
)
export default Background

import { siteDay, type Moment } from './chile-time'

/**
 * The site's notice, or '' if it has expired. `aviso_hasta`: last day on which it is shown (YYYY-MM-DD in Chile); '' if it never expires.
 */
export const noticeAt = (
  { aviso_torneo, aviso_hasta }: { aviso_torneo: string; aviso_hasta: string },
  now: Moment,
): string => (aviso_hasta && siteDay(now) > aviso_hasta ? '' : aviso_torneo)

import { siteDay, type Moment } from './chile-time'

/**
 * The text of the site-wide notice, or '' if the notice has expired. `aviso_hasta`: last day on which the notice is shown (YYYY-MM-DD in
 * Chile); '' if the notice never expires.
 */
export const noticeAt = (
  { aviso_torneo, aviso_hasta }: { aviso_torneo: string; aviso_hasta: string },
  now: Moment,
): string => (aviso_hasta && siteDay(now) > aviso_hasta ? '' : aviso_torneo)

import { siteDay, type Moment } from './chile-time'

/** The notice while it holds, else ''. `aviso_hasta`: its last day in Chile, YYYY-MM-DD; '' for no end. */
export const noticeAt = (
  { aviso_torneo, aviso_hasta }: { aviso_torneo: string; aviso_hasta: string },
  now: Moment,
): string => (aviso_hasta && siteDay(now) > aviso_hasta ? '' : aviso_torneo)

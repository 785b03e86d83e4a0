/**
 * The URL of a calendar: of everything, or of a stage, a clan, a torneo, or one match of a torneo. The browser imports this file: no zod.
 */
export const calendarAddress = (
  of: { etapa: number } | { clan: number } | { torneo: number; partida?: number } | null = null,
) =>
  `/api/v1/agenda.ics${Object.entries(of ?? {})
    .map(([kind, id], at) => `${at === 0 ? '?' : '&'}${kind}=${id}`)
    .join('')}`

/**
 * The URL of a public calendar: of the whole site, or of a stage, a clan, a torneo, or one match of a torneo. Browser code imports this
 * file, so it must not import zod.
 */
export const calendarAddress = (
  of: { etapa: number } | { clan: number } | { torneo: number; partida?: number } | null = null,
) =>
  `/api/v1/agenda.ics${Object.entries(of ?? {})
    .map(([kind, id], at) => `${at === 0 ? '?' : '&'}${kind}=${id}`)
    .join('')}`

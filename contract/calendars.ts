/** URL of a public calendar: of the site, an etapa, a clan, a torneo or one of its matches. For browsers, so it must not import zod. */
export const calendarAddress = (
  of: { etapa: number } | { clan: number } | { torneo: number; partida?: number } | null = null,
) =>
  `/api/v1/agenda.ics${Object.entries(of ?? {})
    .map(([kind, id], at) => `${at === 0 ? '?' : '&'}${kind}=${id}`)
    .join('')}`

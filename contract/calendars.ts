/** The address of a calendar as the browser needs it, without zod: of all, or of a stage, a clan or a torneo. */
export const calendarAddress = (of: { etapa: number } | { clan: number } | { torneo: number } | null = null) =>
  `/api/v1/agenda.ics${Object.entries(of ?? {})
    .map(([kind, id]) => `?${kind}=${id}`)
    .join('')}`

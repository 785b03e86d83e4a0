/** The address of a calendar as the browser needs it, without zod: of all, or of a stage or a clan. */
export const calendarAddress = (of?: { etapa: number } | { clan: number }) =>
  `/api/v1/agenda.ics${of ? ('etapa' in of ? `?etapa=${of.etapa}` : `?clan=${of.clan}`) : ''}`

/** The address of a calendar as the browser needs it, without zod: of all, or of a stage. */
export const calendarAddress = (of?: { etapa: number }) => `/api/v1/agenda.ics${of ? `?etapa=${of.etapa}` : ''}`

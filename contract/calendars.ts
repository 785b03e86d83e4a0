/** The address of a calendar (`calendarPath` of `contract/retos.ts`), without zod for the browser: of all, or of a stage. */
export const calendarAddress = (of?: { etapa: number }) => `/api/v1/agenda.ics${of ? `?etapa=${of.etapa}` : ''}`

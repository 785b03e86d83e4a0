/** The key of a player's half-written report. */
export const reportDraft = (player: number) => `reporte:${player}`

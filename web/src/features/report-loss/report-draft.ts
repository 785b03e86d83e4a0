/** The storage key of a player's unfinished report. */
export const reportDraft = (player: number) => `reporte:${player}`

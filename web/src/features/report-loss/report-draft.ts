/** Storage key of the draft in which a player's unfinished report is kept. */
export const reportDraft = (player: number) => `reporte:${player}`

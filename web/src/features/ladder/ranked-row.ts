/** The row of a clan in the ranked table on screen; null if there is none. */
export const rankedRow = (clan: number) => document.querySelector<HTMLElement>(`main tr[data-row="${clan}"]`)

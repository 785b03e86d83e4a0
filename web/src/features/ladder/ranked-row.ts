/** A clan's row in the ranked table on screen. */
export const rankedRow = (clan: number) => document.querySelector<HTMLElement>(`main tr[data-row="${clan}"]`)

/** The HTML element of a clan's row in the ranked table on the screen. Null if there is no such row. */
export const rankedRow = (clan: number) => document.querySelector<HTMLElement>(`main tr[data-row="${clan}"]`)

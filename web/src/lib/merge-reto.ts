import type { Reto } from '@trinchera/contract/retos'

/** The page with the data of a reto from an event or reply. Unchanged if the page's version is newer than the reto's. */
export const mergeReto = <Page extends Part, Part extends { version: number }>(page: Page, reto: Part): Page =>
  reto.version < page.version ? page : { ...page, ...reto }

/** The list with one reto updated from an event or reply; undefined if the list does not contain the reto. */
export const mergeRetos = (list: readonly Reto[], reto: Reto): Reto[] | undefined =>
  list.some(({ id }) => id === reto.id)
    ? list.map((one) => (one.id === reto.id ? mergeReto(one, reto) : one))
    : undefined

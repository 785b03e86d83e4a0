import type { Reto } from '@trinchera/contract/retos'

/** The page updated with a reto from an event or reply; unchanged if the page's version is newer. */
export const mergeReto = <Page extends Part, Part extends { version: number }>(page: Page, reto: Part): Page =>
  reto.version < page.version ? page : { ...page, ...reto }

/** The list with one reto updated from an event or reply; undefined if the reto is not in the list. */
export const mergeRetos = (list: readonly Reto[], reto: Reto): Reto[] | undefined =>
  list.some(({ id }) => id === reto.id)
    ? list.map((one) => (one.id === reto.id ? mergeReto(one, reto) : one))
    : undefined

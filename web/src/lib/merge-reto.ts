import type { Reto } from '@trinchera/contract/retos'

/** Returns `page` with the data of `reto`, which came from an event or reply. Returns `page` unchanged if its version is newer. */
export const mergeReto = <Page extends Part, Part extends { version: number }>(page: Page, reto: Part): Page =>
  reto.version < page.version ? page : { ...page, ...reto }

/** Returns the list with `reto`, which came from an event or reply, in place of its older data; undefined if it is not in the list. */
export const mergeRetos = (list: readonly Reto[], reto: Reto): Reto[] | undefined =>
  list.some(({ id }) => id === reto.id)
    ? list.map((one) => (one.id === reto.id ? mergeReto(one, reto) : one))
    : undefined

import type { Reto } from '@trinchera/contract/retos'

/** A page with what a newer or equal event or reply says of its reto; a late one changes nothing. */
export const mergeReto = <Page extends Part, Part extends { version: number }>(page: Page, reto: Part): Page =>
  reto.version < page.version ? page : { ...page, ...reto }

/** A list of retos with one of them as an event or a reply has it; undefined where it is not in the list. */
export const mergeRetos = (list: readonly Reto[], reto: Reto): Reto[] | undefined =>
  list.some(({ id }) => id === reto.id)
    ? list.map((one) => (one.id === reto.id ? mergeReto(one, reto) : one))
    : undefined

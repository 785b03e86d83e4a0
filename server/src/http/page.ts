import type { PageQuery } from '@trinchera/contract/fields'

/** The requested page; undefined without parameters, when a list is returned whole (docs/behaviour.md#Paging). */
export function pageOf(
  { pagina, por_pagina }: PageQuery,
  usual: number,
): { pagina: number; por_pagina: number } | undefined {
  if (pagina === undefined && por_pagina === undefined) return undefined
  return { pagina: pagina ?? 1, por_pagina: por_pagina ?? usual }
}

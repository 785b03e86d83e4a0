import type { PageQuery } from '@trinchera/contract/fields'
import { wholeListMost } from '@trinchera/rules/limits'

export interface Page {
  pagina: number
  por_pagina: number
}

/** The page of a list to return: without parameters, the first `wholeListMost` rows (docs/behaviour/http.md#Paging). `usual`: its size. */
export function pageOf({ pagina, por_pagina }: PageQuery, usual: number): Page {
  if (pagina === undefined && por_pagina === undefined) return { pagina: 1, por_pagina: wholeListMost }
  return { pagina: pagina ?? 1, por_pagina: por_pagina ?? usual }
}

/** The paging data (`meta`) in the reply to a list; undefined if the reply contains the whole list. */
export const pageMetaOf = (page: Page, total: number): (Page & { total: number }) | undefined =>
  page.por_pagina === wholeListMost && total <= wholeListMost ? undefined : { ...page, total }

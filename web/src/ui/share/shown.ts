import type { EmbedKind } from '@trinchera/contract/embeds'

/** What other sites may show. */
export interface Shown {
  kind: EmbedKind
  id: number
  nombre: string
}

import type { EmbedKind } from '@trinchera/contract/embeds'

/** An etapa or clan that other sites may embed. */
export interface Shown {
  kind: EmbedKind
  id: number
  nombre: string
}

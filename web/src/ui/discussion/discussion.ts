import type { Comment } from '@trinchera/contract/anuncios'

/** The fields that a comment of an anuncio and a post of the forum have in common. */
export type Entry = Pick<
  Comment,
  'id' | 'creador' | 'id_creador' | 'imagen' | 'created_at' | 'edited_at' | 'clan' | 'tagClan' | 'staff' | 'oculto'
>

type Act = (id: number) => Promise<{ message: string }>

/** The differences between the discussions of the site: the noun for an entry, the API calls, and the cache of its entries. */
export interface Discussion {
  noun: 'comentario' | 'mensaje'
  /** True if moderators may edit other people's entries at any time. */
  moderatorsEdit: boolean
  /** True if players can be mentioned by `@name`. */
  mentions: boolean
  /** Saves an edited entry and puts the reply into the cache. */
  update: (id: number, contenido: string) => Promise<{ message: string }>
  remove: Act
  report: (id: number, motivo: string) => Promise<{ message: string }>
  /** Removes a deleted entry from the cache. */
  forget: (id: number) => void
  refetch: () => void
}

/** An action on an entry: `delete` is for its author, `report` for other players, the rest are decisions of moderators. */
export type EntryAct = 'delete' | 'report' | 'ocultar' | 'mostrar' | 'eliminar'

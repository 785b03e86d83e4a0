import type { Comment } from '@trinchera/contract/anuncios'

/** What a comment of an anuncio and a post of the forum have in common. */
export type Entry = Pick<
  Comment,
  'id' | 'creador' | 'id_creador' | 'imagen' | 'created_at' | 'edited_at' | 'clan' | 'tagClan' | 'staff' | 'oculto'
>

type Act = (id: number) => Promise<{ message: string }>

/** What differs between the discussions of the site: how an entry is called, the calls, and where its entries are cached. */
export interface Discussion {
  noun: 'comentario' | 'mensaje'
  /** Whether moderators correct what others wrote, whenever they like. */
  moderatorsEdit: boolean
  /** Players are called by `@name`. */
  mentions: boolean
  /** Stores the reply in the cache too. */
  update: (id: number, contenido: string) => Promise<{ message: string }>
  remove: Act
  report: (id: number, motivo: string) => Promise<{ message: string }>
  /** Takes a deleted entry out of the cache. */
  forget: (id: number) => void
  refetch: () => void
}

/** An act on an entry: `delete` is for its author, `report` for other players, the rest are decisions of moderators. */
export type EntryAct = 'delete' | 'report' | 'ocultar' | 'mostrar' | 'eliminar'

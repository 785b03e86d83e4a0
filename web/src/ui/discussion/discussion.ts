import type { Comment } from '@trinchera/contract/anuncios'

/** The fields that a comment of an anuncio and a post of the forum have in common. */
export type Entry = Pick<
  Comment,
  'id' | 'creador' | 'id_creador' | 'imagen' | 'created_at' | 'edited_at' | 'clan' | 'tagClan' | 'staff' | 'oculto'
>

type Act = (id: number) => Promise<{ message: string }>

/** What differs between comments of an anuncio and posts of the forum: their noun, their API calls, and their cache. */
export interface Discussion {
  noun: 'comentario' | 'mensaje'
  /** True if moderators may edit other people's texts at any time. */
  moderatorsEdit: boolean
  /** True if `@name` in a text mentions a player. */
  mentions: boolean
  /** Saves an edited text and puts the server's reply into the cache. */
  update: (id: number, contenido: string) => Promise<{ message: string }>
  remove: Act
  report: (id: number, motivo: string) => Promise<{ message: string }>
  /** Removes a deleted comment or post from the query cache. */
  forget: (id: number) => void
  refetch: () => void
}

/** An action on a comment or post. Its author may `delete`, other players may `report`; the rest are decisions of moderators. */
export type EntryAct = 'delete' | 'report' | 'ocultar' | 'mostrar' | 'eliminar'

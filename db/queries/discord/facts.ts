import { sql } from 'kysely'
import type { DiscordPostsTable } from '../../schema/discord'

type Tipo = DiscordPostsTable['tipo']

/** Something to be told. `mensajes`: messages that already show it. */
export interface Fact {
  tipo: Tipo
  ref: string
  fecha: string
  mensajes?: string | null
}

/** Whether there is no post yet about the row whose id this column is. */
export const noPostOf = (tipo: Tipo, id: string) =>
  sql<boolean>`not exists (select 1 from discord_posts as d where d.tipo = ${tipo} and d.ref = cast(${sql.ref(id)} as text))`

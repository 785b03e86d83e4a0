import { sql } from 'kysely'
import type { Db } from '../../database'
import type { DiscordPostsTable } from '../../schema/discord'

type Tipo = DiscordPostsTable['tipo']

/** An event or item to post in Discord. `mensajes` (JSON): Discord messages that already show it, null if there are none. */
export interface Fact {
  tipo: Tipo
  ref: string
  fecha: string
  mensajes?: string | null
}

/** The values among `refs` for which a post of this kind is already stored. */
export async function told(trx: Db, tipo: Tipo, refs: readonly string[]): Promise<ReadonlySet<string>> {
  if (!refs.length) return new Set()
  const rows = await trx
    .selectFrom('discord_posts')
    .where('tipo', '=', tipo)
    .where('ref', 'in', [...refs])
    .select('ref')
    .execute()
  return new Set(rows.map(({ ref }) => ref))
}

/** SQL condition: no post of this kind is stored about the row whose id is in the column `id`. */
export const noPostOf = (tipo: Tipo, id: string) =>
  sql<boolean>`not exists (select 1 from discord_posts as d where d.tipo = ${tipo} and d.ref = cast(${sql.ref(id)} as text))`

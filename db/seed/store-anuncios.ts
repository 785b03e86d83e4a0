import { commentReportsToHide } from '@trinchera/rules/limits'
import type { Db } from '../database'
import { anuncios, type SeedAnuncio } from './data/anuncios'
import { day, hourOfChile } from './evenings'
import type { StoredPlayer } from './store'

const hour = day / 24
const iso = (at: number) => new Date(at).toISOString()

/** Stores the comments of one anuncio and the reports of these comments. The third report hides a comment. */
async function storeComments(
  trx: Db,
  id_anuncio: number,
  published: number,
  { comments }: SeedAnuncio,
  personOf: (username: string) => StoredPlayer,
): Promise<void> {
  for (const { by, hours, html, reports = [] } of comments) {
    const author = personOf(by)
    const at = published + hours * hour
    const reportedAt = (index: number) => iso(at + (index + 1) * 0.3 * hour)
    const hidden_at = reports.length >= commentReportsToHide ? reportedAt(commentReportsToHide - 1) : null
    const { id } = await trx
      .insertInto('comments')
      .values({
        id_anuncio,
        id_creador: author.id,
        creador: author.username,
        comentario: html,
        created_at: iso(at),
        edited_at: null,
        hidden_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = reports.map(({ by: accuser, motivo }, index) => ({
      id_comment: id,
      player_id: personOf(accuser).id,
      quien: personOf(accuser).username,
      motivo,
      fecha: reportedAt(index),
      settled_at: null,
    }))
    if (rows.length) await trx.insertInto('comment_reports').values(rows).execute()
  }
}

/** Stores the demo anuncios with audit rows and comments, in the caller's transaction. `players`: stored players by planned username. */
export async function storeAnuncios(trx: Db, players: ReadonlyMap<string, StoredPlayer>, now: Date): Promise<void> {
  const personOf = (username: string): StoredPlayer => {
    const player = players.get(username)
    if (!player) throw new Error(`not stored: ${username}`)
    return player
  }
  for (const anuncio of anuncios) {
    const { titulo, descripcion, contenido } = anuncio
    const author = personOf(anuncio.by)
    const published = hourOfChile(now.getTime(), anuncio.daysAgo, anuncio.hour)
    const created_at = iso(published)
    const { id } = await trx
      .insertInto('anuncios')
      .values({
        titulo,
        descripcion,
        contenido,
        imagen: null,
        creador: author.username,
        id_creador: author.id,
        created_at,
        updated_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('audit_log')
      .values({
        at: created_at,
        actor_id: author.id,
        actor: author.username,
        action: 'anuncio.crear',
        target: `anuncio ${id} (${titulo})`,
        before: null,
        after: JSON.stringify({ titulo, descripcion, imagen: null }),
      })
      .execute()
    await storeComments(trx, id, published, anuncio, personOf)
  }
}

import { reaccionTipos } from '@trinchera/rules/foro'
import type { Db, Dialect } from '../database'
import { storeFollowing, storeRead } from '../queries/foro/lecturas'
import { changeTema, addToTema, insertTema } from '../queries/foro/stored-temas'
import { insertComment } from '../queries/anuncios/comments'
import { storeReaction } from '../queries/foro/mensajes'
import { storeWords } from '../queries/foro/search'
import { temas, type SeedTema } from './data/foro'
import { day, hourOfChile } from './evenings'
import { known, type StoredPlayer } from './store'

const iso = (at: number) => new Date(at).toISOString()

async function etapaNamed(trx: Db, nombre: string): Promise<number> {
  const { id } = await trx
    .selectFrom('etapas')
    .innerJoin('standings', 'standings.id_etapa', 'etapas.id')
    .where('etapas.nombre', '=', nombre)
    .where('etapas.activo', '=', 1)
    .groupBy('etapas.id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .select('etapas.id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores the demo topics with posts and reactions, in the caller's transaction. `players`: stored players by planned username. */
export async function storeForo(
  trx: Db,
  dialect: Dialect,
  players: ReadonlyMap<string, StoredPlayer>,
  now: number,
): Promise<void> {
  const inOrder = temas
    .map((tema) => ({ ...tema, opened: hourOfChile(now, tema.daysAgo, tema.hour) }))
    .toSorted((a, b) => a.opened - b.opened)
  const written: { at: number; write: () => Promise<void> }[] = []
  for (const tema of inOrder) await storeTema(trx, dialect, players, tema, written)
  // In the order of time, because the last post of a topic must have the highest id.
  for (const { write } of written.toSorted((a, b) => a.at - b.at)) await write()
}

async function storeTema(
  trx: Db,
  dialect: Dialect,
  players: ReadonlyMap<string, StoredPlayer>,
  { seccion, titulo, opened, busca, posts, fijado = false, cerrado = false }: SeedTema & { opened: number },
  written: { at: number; write: () => Promise<void> }[],
): Promise<void> {
  const author = known(players, posts[0]?.by ?? '')
  const id = await insertTema(trx, {
    id_seccion: seccion,
    titulo,
    id_creador: author.id,
    creador: author.username,
    created_at: iso(opened),
    busca: busca?.tipo ?? null,
    id_etapa: busca ? await etapaNamed(trx, busca.etapa) : null,
    horario: busca?.horario ?? null,
    puesto: busca?.puesto ?? null,
  })
  await changeTema(trx, id, { fijado: fijado ? 1 : 0, cerrado: cerrado ? 1 : 0 })
  await storeFollowing(trx, author.id, id, 'seguir')
  const ids: number[] = []
  for (const [index, { by, hours, html, quotes, reactions = {} }] of posts.entries()) {
    const at = opened + (hours * day) / 24
    const write = async () => {
      const { id: id_creador, username } = known(players, by)
      const created = await insertComment(trx, {
        id_tema: id,
        cita: quotes === undefined ? null : (ids[quotes] ?? null),
        id_creador,
        creador: username,
        comentario: html,
        created_at: iso(at),
      })
      ids.push(created)
      await addToTema(trx, id, created)
      await storeWords(trx, dialect, created, { contenido: html, ...(index === 0 ? { titulo } : {}) })
      await storeRead(trx, id_creador, id, created)
      for (const tipo of reaccionTipos)
        for (const who of reactions[tipo] ?? []) {
          const reader = known(players, who).id
          await storeReaction(trx, created, reader, tipo)
          await storeRead(trx, reader, id, created)
        }
    }
    written.push({ at, write })
  }
}

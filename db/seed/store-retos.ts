import { otherSide, picksFirst, type RetoAct } from '@trinchera/rules/reto'
import { replayReto } from '@trinchera/rules/reto-acts'
import type { Transaction } from 'kysely'
import { insertComment } from '../queries/anuncios/comments'
import { bumpVersion } from '../queries/site/versions'
import { insertAct, insertReto, placesOfBoth } from '../queries/retos/stored-retos'
import type { Schema } from '../schema/database'
import { demoRetos, type DemoReto } from './data/retos'
import { evening } from './evenings'
import { known } from './store'

type Trx = Transaction<Schema>

const hour = 3_600_000
/** Number of hours since the demo retos were proposed. Their other steps follow one hour apart. */
const askedAgo = 20
const etapaName = 'Etapa II'

export interface Side {
  id: number
  id_etapa: number
  leader: { id: number; username: string }
}

/** The clans of the demo retos' etapa that are not deleted and have a leader, by name. */
export async function sidesByName(trx: Trx): Promise<Map<string, Side>> {
  const rows = await trx
    .selectFrom('clans')
    .innerJoin('etapas', 'etapas.id', 'clans.id_etapa')
    .innerJoin('players', 'players.id', 'clans.id_lider')
    .where('etapas.nombre', '=', etapaName)
    .where('etapas.archived_at', 'is', null)
    .where('clans.deleted_at', 'is', null)
    .select(['clans.id', 'clans.id_etapa', 'clans.nombre', 'players.id as leader', 'players.username'])
    .execute()
  return new Map(
    rows.map(({ id, id_etapa, nombre, leader, username }) => [
      nombre,
      { id, id_etapa, leader: { id: leader, username } },
    ]),
  )
}

/** The steps of a demo reto's history. `id_clan` of each step: the clan that took it. */
function actsOf(
  { evenings, agreed, maps, lado, servidor, cancelled }: DemoReto,
  one: Side,
  other: Side,
  primero: number,
  now: number,
): RetoAct[] {
  const dates = evenings.map((later) => evening(now, later))
  let step = 0
  const next = (id_clan: number) => ({ id_clan, fecha: new Date(now - (askedAgo - step++) * hour).toISOString() })
  const sides = { retador: one.id, retado: other.id }
  const acts: RetoAct[] = [{ tipo: 'proponer', fechas: dates, ...next(one.id) }]
  if (agreed !== null) acts.push({ tipo: 'aceptar', elegida: evening(now, agreed), primero, ...next(other.id) })
  const second = otherSide(sides, primero)
  for (const [index, codigo] of maps.entries())
    acts.push({ tipo: 'mapa', codigo, ...next(index === 0 ? primero : second) })
  if (lado) acts.push({ tipo: 'bando', lado, ...next(second) })
  if (servidor !== null) acts.push({ tipo: 'servidor', servidor, ...next(one.id) })
  if (cancelled !== null) acts.push({ tipo: 'cancelar', motivo: cancelled, ...next(one.id) })
  return acts
}

/** Stores the demo retos with their messages, as of `now` (ms since 1970). */
export async function storeRetos(trx: Trx, now: number): Promise<void> {
  const sides = await sidesByName(trx)
  for (const reto of demoRetos) {
    const [one, other] = [known(sides, reto.retador), known(sides, reto.retado)]
    const places = await placesOfBoth(trx, one.id, other.id)
    const placed = ({ id }: Side) => ({ id, puesto: places.get(id) ?? 0 })
    const acts = actsOf(reto, one, other, picksFirst(placed(one), placed(other)), now)
    const creado = new Date(now - askedAgo * hour).toISOString()
    const id = await insertReto(
      trx,
      { id_etapa: one.id_etapa, texto: reto.texto, by: one.leader, creado },
      replayReto(one.id, other.id, acts),
    )
    for (const act of acts) await insertAct(trx, id, act, act.id_clan === one.id ? one.leader : other.leader)
    await trx.updateTable('retos').set({ version: acts.length }).where('id', '=', id).execute()
    for (const [index, comentario] of reto.messages.entries()) {
      const { leader } = index % 2 === 0 ? one : other
      const created_at = new Date(now - (askedAgo / 2 - index) * hour).toISOString()
      await insertComment(trx, { id_reto: id, id_creador: leader.id, creador: leader.username, comentario, created_at })
    }
  }
  await bumpVersion(trx, 'retos')
}

import { afterAll, beforeAll, expect, it } from 'vitest'
import { playerNames } from '@trinchera/db/queries/players/names'
import { insertAct, insertReto, storeState, storedReto } from '@trinchera/db/queries/retos/stored-retos'
import type { TestDatabase } from '@trinchera/db/testing'
import { type RetoAct, type RetoState } from '@trinchera/rules/reto'
import { applyRetoAct, newReto } from '@trinchera/rules/reto-acts'
import { Assistant } from '../assistant'
import { gameHost, now, openWorld } from '../../testing/questions/world'

// now is 12:20 in Chile

let world: TestDatabase
let clans: { id: number; nombre: string; id_etapa: number }[]
let asker: { id: number; username: string }

const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
function after(state: RetoState, act: RetoAct): RetoState {
  const outcome = applyRetoAct(state, act)
  if ('refusal' in outcome) throw new Error(outcome.refusal.message)
  return outcome.state
}
async function reto(from: number, to: number, fecha: string, agreed: boolean) {
  const by = asker
  const fecha_acto = now.toISOString()
  const offer = { tipo: 'proponer', id_clan: from, fecha: fecha_acto, fechas: [fecha] } as const
  const state = after(newReto(from, to), offer)
  const etapa = clans.find(({ id }) => id === from)?.id_etapa ?? 0
  const id = await insertReto(world.db, { id_etapa: etapa, texto: null, by, creado: fecha_acto }, state)
  await insertAct(world.db, id, offer, by)
  const stored = agreed && (await storedReto(world.db, id))
  if (stored)
    await storeState(
      world.db,
      stored,
      after(state, { tipo: 'aceptar', id_clan: to, fecha: fecha_acto, elegida: fecha, primero: to }),
    )
}

beforeAll(async () => {
  world = await openWorld()
  const { id_etapa } = await world.db
    .selectFrom('memberships')
    .innerJoin('etapas', 'etapas.id', 'memberships.id_etapa')
    .where('etapas.activo', '=', 1)
    .where('etapas.multijugador', '=', 1)
    .where('rango', '=', 'Lider')
    .groupBy('id_etapa')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .select('id_etapa')
    .executeTakeFirstOrThrow()
  clans = await world.db
    .selectFrom('clans')
    .where('id_etapa', '=', id_etapa)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .select(['id', 'nombre', 'id_etapa'])
    .execute()
  const leader = await world.db
    .selectFrom('memberships')
    .where('id_clan', '=', clans[0]?.id ?? 0)
    .where('rango', '=', 'Lider')
    .select('player_id')
    .executeTakeFirstOrThrow()
  const found = (await playerNames(world.db)).find(({ id }) => id === leader.player_id)
  if (!found) throw new Error('nobody leads')
  asker = found
})
afterAll(() => world.drop())

const ask = async (question: string, by: number | null = null) =>
  (await new Assistant({ database: world, now: () => now, gameHost, siteName: 'Trinchera' }).ask(question, null, by))
    .response
const nameOf = (at: number) => clans[at]?.nombre ?? ''
const idOf = (at: number) => clans[at]?.id ?? 0

it('tells how to challenge, with the link of who is named', async () => {
  const answer = await ask(`quiero retar a ${nameOf(1)}`, asker.id)
  expect(answer).toContain(`(/ladder/nuevo-reto?etapa=${clans[1]?.id_etapa}&rival=${idOf(1)})`)
  expect(await ask('¿cómo reto a un clan?')).toMatch(/entre clanes.*ofrece hasta 3 fechas/)
  expect(await ask(`quiero retar a ${nameOf(0)}`, asker.id)).toContain('tu propio clan')
})

it('tells what a reto is, who picks and what of a rival who does not come', async () => {
  expect(await ask('¿qué es un reto?')).toMatch(/entre 2 horas y 14 días/)
  expect(await ask('¿quién elige los mapas de un reto?')).toMatch(/más abajo.*primer mapa/)
  expect(await ask('¿y si el rival no se presenta?')).toMatch(/no hay victoria por secretaría.*15 minutos.*24 horas/s)
})

it('says so where none is agreed', async () => {
  expect(await ask('¿cuáles son los retos de Barricada?')).toContain('No hay retos acordados de')
  expect(await ask('¿cuándo jugamos?')).toContain('inicia sesión')
})

it('tells the agreed ones of a time to everybody, and those proposed to members alone', async () => {
  await reto(idOf(0), idOf(1), inHours(9), true)
  await reto(idOf(2), idOf(3), inHours(24 * 10), true)
  await reto(idOf(4), idOf(0), inHours(50), false)
  const [own, later, proposed] = [
    `${nameOf(0)} contra ${nameOf(1)}`,
    `${nameOf(2)} contra ${nameOf(3)}`,
    `${nameOf(4)} contra ${nameOf(0)}`,
  ]
  const seen = async (question: string, by?: number) => {
    const answer = await ask(question, by)
    return [own, later, proposed].map((one) => answer.includes(one))
  }
  expect(await seen('¿qué retos hay?')).toEqual([true, true, false])
  expect(await seen('¿qué retos hay hoy?')).toEqual([true, false, false])
  expect(await seen('¿qué retos hay mañana?')).toEqual([false, false, false])
  expect(await seen(`retos de ${nameOf(2)}`)).toEqual([false, true, false])
  expect(await seen(`retos de ${nameOf(0)}`)).toEqual([true, false, false])
  expect(await seen('¿cuándo jugamos?', asker.id)).toEqual([true, false, true])
  expect(await seen('¿contra quién jugamos?', asker.id)).toEqual([true, false, true])
  expect(await ask('¿tenemos algún reto?', asker.id)).toContain('Le toca **responder**')
})

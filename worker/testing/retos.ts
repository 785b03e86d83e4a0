import { insertClan } from '@trinchera/db/queries/clanes/clanes'
import { insertAct, insertReto, storedReto, storeState } from '@trinchera/db/queries/retos/stored-retos'
import type { TestDatabase } from '@trinchera/db/testing'
import { type RetoAct } from '@trinchera/rules/reto'
import { applyRetoAct, newReto } from '@trinchera/rules/reto-acts'
import { insertPerson, insertEtapa } from './reconciler'

export interface TestClan {
  id: number
  lider: number
}

let word = 0

/** Inserts an etapa with two clans named like 'Halcones 3' (tag HAL) and 'Cóndores 3' (tag CON). `at`: time of creation, ISO 8601. */
export async function twoClans({ db }: TestDatabase, at: string): Promise<[TestClan, TestClan]> {
  const id_etapa = await insertEtapa(db, at)
  const number = word++
  const clan = async (nombre: string, tag: string) => {
    const lider = await insertPerson(db, `${tag}${number}`, at)
    const names = { nombre: `${nombre} ${number}`, tag }
    return {
      lider,
      id: await insertClan(db, { id_etapa, id_lider: lider, ...names, imagen: null, created_at: at }),
    }
  }
  return [await clan('Halcones', 'HAL'), await clan('Cóndores', 'CON')]
}

type Deed = RetoAct extends infer A ? (A extends RetoAct ? Omit<A, 'fecha'> : never) : never

/** Stores a reto of the first clan against the second, with dates to choose from. `act` performs a further step; throws if refused. */
export async function askReto(
  { db }: TestDatabase,
  [one, other]: readonly [TestClan, TestClan],
  fechas: readonly string[],
  at: Date,
) {
  const { id_etapa } = await db
    .selectFrom('clans')
    .where('id', '=', one.id)
    .select('id_etapa')
    .executeTakeFirstOrThrow()
  const begun = { tipo: 'proponer', id_clan: one.id, fechas, fecha: at.toISOString() } as const
  const first = applyRetoAct(newReto(one.id, other.id), begun)
  if ('refusal' in first) throw new Error(first.refusal.message)
  const by = { id: one.lider, username: 'Alguien' }
  const id = await insertReto(db, { id_etapa, texto: null, by, creado: begun.fecha }, first.state)
  await insertAct(db, id, begun, by)
  return {
    id,
    state: async () => {
      const stored = await storedReto(db, id)
      if (!stored) throw new Error('no reto')
      return stored.state
    },
    async act(deed: Deed, when = at) {
      const stored = await storedReto(db, id)
      if (!stored) throw new Error('no reto')
      const act: RetoAct = { ...deed, fecha: when.toISOString() }
      const outcome = applyRetoAct(stored.state, act)
      if ('refusal' in outcome) throw new Error(outcome.refusal.message)
      await insertAct(db, id, act, null)
      await storeState(db, stored, outcome.state)
    },
  }
}

/** Stores a reto with a single date, which the other clan accepts immediately. */
export async function agreeReto(database: TestDatabase, clans: readonly [TestClan, TestClan], fecha: string, at: Date) {
  const reto = await askReto(database, clans, [fecha], at)
  await reto.act({ tipo: 'aceptar', id_clan: clans[1].id, elegida: fecha, primero: clans[1].id })
  return reto
}

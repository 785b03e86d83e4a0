import { z } from 'zod'
import { movedIn, rankedAfter } from '@trinchera/rules/ladder/shifts'
import { seasonStory, type Lead } from '@trinchera/rules/medallas/temporada'
import type { Db } from '../../database'
import { etapaHistory, type EtapaHistory } from '../../etapa-history'
import { loadMedalEntries } from './medal-fold'
import { finalClans } from './podium'
import { readableRows } from '../../readable'

const number = z.int()
const nullableId = number.nullable()

/** Shape of a stored season story. `series`: the monthly places (at `fechas`) of the first ten clans of the final ladder table. */
const storedStory = z.object({
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  dias: number,
  clanes: number,
  partidas: number,
  racha: z.object({ clan: number, valor: number, partida: number }).nullable(),
  sorpresa: z.object({ clan: number, rival: number, antes: number, despues: number, partida: number }).nullable(),
  triunfos: z.object({ clan: number, valor: number }).nullable(),
  rivalidad: z.object({ clan: number, rival: number, valor: number }).nullable(),
  fechas: z.array(z.string()),
  series: z.array(z.object({ clan: number, puestos: z.array(nullableId) })),
  hechos: z.array(
    z.object({
      tipo: z.enum(['inicio', 'punta', 'racha', 'sorpresa', 'invicto', 'remontada', 'rivalidad', 'mes', 'final']),
      fecha: z.string(),
      partida: nullableId,
      clan: nullableId,
      rival: nullableId,
      valor: number,
    }),
  ),
})
export type StoredStory = z.infer<typeof storedStory>

/** Maximum number of clans in the chart of a season story. */
const chartedClans = 10

async function leadsOf(history: EtapaHistory): Promise<Lead[]> {
  const leads: Lead[] = []
  for await (const block of history.from(0))
    for (const { id_clan, at, ranking } of movedIn(block, 1))
      if (ranking === 1) leads.push({ clan: id_clan, fecha: at })
  return leads
}

/** The last block of an etapa's history; undefined if there is none. */
async function newest(history: EtapaHistory) {
  for await (const block of history.back()) return block
  return undefined
}

/** For each clan of `clanes`, its places after the log entries `seqs` (null: the last entry); a place is null if the clan was unranked. */
async function placesAfter(
  history: EtapaHistory,
  clanes: readonly number[],
  seqs: readonly (number | null)[],
): Promise<(number | null)[][]> {
  const ranked = await Promise.all(
    seqs.map(async (seq) => {
      const block = seq === null ? await newest(history) : await history.before(seq)
      return block ? rankedAfter(block, seq ?? Infinity) : []
    }),
  )
  return clanes.map((clan) => ranked.map((order) => order.indexOf(clan) + 1 || null))
}

/** Computes and stores the story of an archived etapa; only once, because the log of an archived etapa does not change any more. */
export async function storeStory(trx: Db, etapa: number): Promise<void> {
  // `most: Infinity` reads the whole history, however long, because the story is stored for good.
  const history = await etapaHistory(trx, etapa, { most: Infinity })
  const charted = (await finalClans(trx, etapa)).slice(0, chartedClans).map(({ id }) => id)
  const { meses, ...story } = seasonStory(
    await loadMedalEntries(trx, etapa, 0),
    await leadsOf(history),
    charted[0] ?? null,
  )
  const last = meses.length - 1
  const puestos = await placesAfter(
    history,
    charted,
    meses.map(({ seq }, index) => (index === last ? null : seq)),
  )
  const stored: StoredStory = {
    ...story,
    fechas: meses.map(({ fecha }) => fecha),
    series: charted.map((clan, index) => ({ clan, puestos: puestos[index] ?? [] })),
  }
  await trx
    .insertInto('etapa_cronicas')
    .values({ id_etapa: etapa, cronica: JSON.stringify(stored) })
    .onConflict((conflict) =>
      conflict.column('id_etapa').doUpdateSet((eb) => ({ cronica: eb.ref('excluded.cronica') })),
    )
    .execute()
}

/** Stored stories of archived etapas, by etapa id; with `etapa`, only of that etapa. */
export async function loadStories(db: Db, etapa?: number): Promise<Map<number, StoredStory>> {
  let query = db.selectFrom('etapa_cronicas').select(['id_etapa', 'cronica'])
  if (etapa !== undefined) query = query.where('id_etapa', '=', etapa)
  return new Map(
    readableRows(await query.execute(), (row) => [row.id_etapa, storedStory.parse(JSON.parse(row.cronica))] as const),
  )
}

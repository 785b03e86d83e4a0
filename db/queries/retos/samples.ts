import { liveSample, type LiveSample } from '@trinchera/contract/retos'
import { liveSamplesKeptMs, retoSamplesListed } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import { readable } from '../../readable'

const parsed = (muestra: string): LiveSample => liveSample.parse(JSON.parse(muestra))

/** The latest stored state of a reto's game server; null if none is stored. */
export async function latestSample(db: Db, reto: number): Promise<LiveSample | null> {
  const row = await db
    .selectFrom('reto_muestras')
    .where('id_reto', '=', reto)
    .orderBy('id', 'desc')
    .select('muestra')
    .executeTakeFirst()
  return row ? readable(row.muestra, parsed) : null
}

export async function insertSample(db: Db, sample: LiveSample): Promise<void> {
  await db
    .insertInto('reto_muestras')
    .values({ id_reto: sample.id, fecha: sample.actualizado, muestra: JSON.stringify(sample) })
    .execute()
}

/** Stored states of a reto's game server, oldest first. If there are over `retoSamplesListed`, a subset evenly spread over the time. */
export async function samplesOf(db: Db, reto: number): Promise<LiveSample[]> {
  const of = () => db.selectFrom('reto_muestras').where('id_reto', '=', reto).orderBy('id')
  const ids = (await of().select('id').execute()).map(({ id }) => id)
  const part = (index: number) => Math.floor((index * (retoSamplesListed - 1)) / Math.max(1, ids.length - 1))
  const chosen = ids.filter((_, index) => part(index) > part(index - 1))
  if (!chosen.length) return []
  return (await of().where('id', 'in', chosen).select('muestra').execute()).flatMap(
    ({ muestra }) => readable(muestra, parsed) ?? [],
  )
}

/** Number of rows deleted by one SQL statement, so that deleting many rows does not lock the database for long. */
const atOnce = 2000

/** Deletes the stored states of retos' game servers that are older than `liveSamplesKeptMs`. */
export async function deleteOldRetoSamples(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - liveSamplesKeptMs).toISOString()
  for (let deleted = atOnce; deleted === atOnce; ) {
    const old = db.selectFrom('reto_muestras').where('fecha', '<', before).orderBy('fecha').limit(atOnce).select('id')
    const { numDeletedRows } = await db.deleteFrom('reto_muestras').where('id', 'in', old).executeTakeFirst()
    deleted = Number(numDeletedRows)
  }
}

import type { MedallaTipo } from '@trinchera/rules/medallas/tipos'
import type { Db } from '../../database'

/** A medal that should be in force because of a match, a podium or a torneo. */
export interface WantedMedal {
  clave: string
  tipo: MedallaTipo
  id_clan: number
  id_match: number | null
  fecha: string
  valor: number
  id_etapa?: number
  id_torneo?: number
}

/** Ids of the medals that a change awarded (`given`: now in force) and revoked (`taken`: no longer in force). */
export interface MedalChanges {
  given: number[]
  taken: number[]
}

export const noChanges: MedalChanges = { given: [], taken: [] }

export const joined = (...all: readonly MedalChanges[]): MedalChanges => ({
  given: all.flatMap(({ given }) => given),
  taken: all.flatMap(({ taken }) => taken),
})

/** Number of rows per SQL statement. Each row has nine variables, and SQLite allows 32766. */
const chunkSize = 1000

/** Stores medals as in force (awards them); returns the ids of the medals that were not in force before. */
export async function giveMedals(trx: Db, wanted: readonly WantedMedal[]): Promise<number[]> {
  const given: number[] = []
  for (let start = 0; start < wanted.length; start += chunkSize) {
    const chunk = wanted.slice(start, start + chunkSize)
    const claves = chunk.map(({ clave }) => clave)
    const standing = await trx
      .selectFrom('medallas')
      .where('clave', 'in', claves)
      .where('vigente', '=', 1)
      .select('id')
      .execute()
    const stored = await trx
      .insertInto('medallas')
      .values(chunk.map((medal) => ({ id_etapa: null, id_torneo: null, ...medal, vigente: 1 })))
      .onConflict((conflict) =>
        conflict.column('clave').doUpdateSet((eb) => ({
          id_match: eb.ref('excluded.id_match'),
          fecha: eb.ref('excluded.fecha'),
          valor: eb.ref('excluded.valor'),
          vigente: 1,
        })),
      )
      .returning('id')
      .execute()
    const before = new Set(standing.map(({ id }) => id))
    given.push(...stored.map(({ id }) => id).filter((id) => !before.has(id)))
  }
  return given
}

/** Revokes medals; returns the ids of the medals that were in force before. */
async function takeMedals(trx: Db, ids: readonly number[]): Promise<number[]> {
  const taken: number[] = []
  for (let start = 0; start < ids.length; start += chunkSize) {
    const rows = await trx
      .updateTable('medallas')
      .set({ vigente: 0 })
      .where('id', 'in', ids.slice(start, start + chunkSize))
      .where('vigente', '=', 1)
      .returning('id')
      .execute()
    taken.push(...rows.map(({ id }) => id))
  }
  return taken
}

/**
 * Stores when players were notified that these medals were awarded or revoked. Webhooks report medals by this time
 * (docs/behaviour/discord-and-webhooks.md#Webhooks of a clan).
 */
export async function markTold(trx: Db, ids: readonly number[], at: string): Promise<void> {
  for (let start = 0; start < ids.length; start += chunkSize)
    await trx
      .updateTable('medallas')
      .set({ contada: at })
      .where('id', 'in', ids.slice(start, start + chunkSize))
      .execute()
}

/** A set of medals that is recomputed as a whole: the medals of the kinds `tipos` of an etapa, of a torneo or of some clans. */
export interface MedalScope {
  etapa?: number
  torneo?: number
  clanes?: readonly number[]
  tipos: readonly MedallaTipo[]
}

/** The medals of a scope that are in force. */
export async function standingIn(db: Db, { etapa, torneo, clanes, tipos }: MedalScope) {
  let query = db
    .selectFrom('medallas')
    .where('vigente', '=', 1)
    .where('tipo', 'in', [...tipos])
  if (etapa !== undefined) query = query.where('id_etapa', '=', etapa)
  if (torneo !== undefined) query = query.where('id_torneo', '=', torneo)
  if (clanes) query = query.where('id_clan', 'in', [...clanes])
  return query.select(['id', 'clave', 'tipo', 'id_clan', 'id_match', 'fecha', 'valor']).execute()
}

/** Medals to be awarded, and ids of medals to be revoked. */
export interface MedalDifference {
  give: WantedMedal[]
  take: number[]
}

/** Compares medals in force with the wanted ones, passed to `want` in one or more calls. Equal medals are not written again. */
export function medalDifferences(standing: Awaited<ReturnType<typeof standingIn>>) {
  const left = new Map(standing.map((medal) => [medal.clave, medal]))
  const differing: WantedMedal[] = []
  return {
    want(medals: readonly WantedMedal[]): void {
      for (const medal of medals) {
        const stored = left.get(medal.clave)
        left.delete(medal.clave)
        if (stored?.id_match !== medal.id_match || stored.fecha !== medal.fecha || stored.valor !== medal.valor)
          differing.push(medal)
      }
    },
    /**
     * The medals to award and revoke, grouped by clan and kind of medal, so that a medal which moved to another match is announced as one
     * change. Call it after all wanted medals were passed.
     */
    byHolder(): MedalDifference[] {
      const found = new Map<string, MedalDifference>()
      const of = ({ tipo, id_clan }: Pick<WantedMedal, 'tipo' | 'id_clan'>): MedalDifference => {
        const key = `${tipo} ${id_clan}`
        const known = found.get(key) ?? { give: [], take: [] }
        found.set(key, known)
        return known
      }
      for (const medal of differing) of(medal).give.push(medal)
      for (const medal of left.values()) of(medal).take.push(medal.id)
      return [...found.values()]
    },
  }
}

export const settleDifference = async (trx: Db, differences: readonly MedalDifference[]): Promise<MedalChanges> => ({
  taken: await takeMedals(
    trx,
    differences.flatMap(({ take }) => take),
  ),
  given: await giveMedals(
    trx,
    differences.flatMap(({ give }) => give),
  ),
})

/** Awards and revokes medals, so that exactly the wanted ones are in force in the scope. */
export async function settleMedals(trx: Db, scope: MedalScope, wanted: readonly WantedMedal[]): Promise<MedalChanges> {
  const differences = medalDifferences(await standingIn(trx, scope))
  differences.want(wanted)
  return settleDifference(trx, differences.byHolder())
}

import { z } from 'zod'
import type { Db } from '../../database'
import { bumpVersion } from '../site/versions'
import { settleMedals, type MedalChanges } from './stored-medals'

/** Ids of torneos whose medal must be awarded or revoked: the champion does not have it, or another clan has it. */
export async function torneosToAward(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('torneos as t')
    .leftJoin('medallas as d', (join) => join.onRef('d.id_torneo', '=', 't.id').on('d.vigente', '=', 1))
    .where((eb) =>
      eb.or([
        eb.and([eb('t.campeon', 'is not', null), eb('d.id', 'is', null)]),
        eb.and([eb('t.campeon', 'is', null), eb('d.id', 'is not', null)]),
        eb('d.id_clan', '!=', eb.ref('t.campeon')),
      ]),
    )
    .select('t.id')
    .execute()
  return rows.map((row) => row.id)
}

const dated = z.object({ fecha: z.string() })

/** Awards the medal of a torneo to its champion and revokes it from any other clan. Lock the torneo first. */
export async function settleTorneoMedal(trx: Db, id: number): Promise<MedalChanges> {
  const torneo = await trx
    .selectFrom('torneos')
    .where('id', '=', id)
    .select(['campeon', 'id_etapa', 'inicio'])
    .executeTakeFirstOrThrow()
  const last = await trx
    .selectFrom('torneo_actos')
    .where('id_torneo', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .select('acto')
    .executeTakeFirst()
  const { campeon, id_etapa, inicio } = torneo
  const fecha = last ? dated.parse(JSON.parse(last.acto)).fecha : inicio
  const medal = { tipo: 'torneo', id_match: null, id_torneo: id, fecha, valor: 1 } as const
  const wanted =
    campeon === null
      ? []
      : [{ ...medal, clave: `torneo:${id}:${campeon}`, id_clan: campeon, ...(id_etapa === null ? {} : { id_etapa }) }]
  await bumpVersion(trx, 'palmares')
  return settleMedals(trx, { torneo: id, tipos: ['torneo'] }, wanted)
}

import { biggestClimbs } from '@trinchera/db/queries/ladder/climbs'
import { countPlayed } from '@trinchera/db/queries/ladder/ledger'
import { allTimeRecords } from '../answers/palmares'
import { isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import { whenPlayed } from '../wording'
import { wordsOf } from '../words/plain'
import type { Consulta } from './consulta'
import { whereOf } from './match-told'
import { rowOf } from './measures'
import { instants } from './period'
import { tellRanked } from './ranking'
import { clanLink, clanName, clansOf, saidEtapas, subjectOf, tables, tooWide } from './scope'

/** Of so many matches the climbs are compared. */
const mostCompared = 50_000

/** The biggest climbs by one match: of one clan, of the etapas that are said, else of those that are open; and the record of those that are closed. */
export async function singleClimbs(consulta: Consulta, site: Site): Promise<Reply> {
  const who = subjectOf(consulta, site)
  const said = saidEtapas(consulta, site)
  const scope = { etapas: (said ?? tables(consulta, site)).map(({ id }) => id), ...instants(consulta) }
  if ((await countPlayed(site.db, scope)) > mostCompared) return tooWide
  const clanes = who && isClan(who) ? { clanes: clansOf(who, consulta, site) } : {}
  const found = await biggestClimbs(site.db, { ...scope, ...clanes }, consulta.limite)
  const rows = found.map(async ({ id, fecha, id_etapa, ganador, perdedor, antes, despues }) => {
    const name = async (side: number) => clanLink(site, side, await clanName(site, side, id))
    const row = rowOf(await name(ganador), [site.community.clanById.get(ganador)], [1, 0])
    const told = `${site.say('ante', 'against')} ${await name(perdedor)}, ${whenPlayed({ id, fecha }, site.now, site.say)}${whereOf(id_etapa, site)}`
    return { ...row, name: `${row.name} ${told}`, from: antes, to: despues }
  })
  const note = !who && !said && (await allTimeRecords({ site, words: wordsOf('subida') })).text
  return tellRanked({ consulta, rows: await Promise.all(rows), kind: 'clan', of: who, note }, site)
}

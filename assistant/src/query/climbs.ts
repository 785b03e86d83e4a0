import { biggestClimbs } from '@trinchera/db/queries/ladder/climbs'
import { countPlayed } from '@trinchera/db/queries/ladder/ledger'
import { hallOfFame } from '@trinchera/db/queries/palmares/hall'
import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import { bold, bullets, counted, lines, named, placed, quoted, verb, whenPlayed } from '../wording'
import type { Consulta } from './consulta'
import { instants } from './period'
import { clanLink, clanName, clansOf, saidEtapas, subjectOf, tables, tooWide, whenSaid } from './scope'

/** Of so many matches the climbs are compared. */
const mostCompared = 50_000

/** The biggest climbs by one match: of one clan, of the etapas that are said, else of those that are open; of all time besides, where closed ones hold more. */
export async function singleClimbs(consulta: Consulta, site: Site): Promise<Reply> {
  const who = subjectOf(consulta, site)
  const etapas = saidEtapas(consulta, site) ?? tables(consulta, site)
  const scope = { etapas: etapas.map(({ id }) => id), ...instants(consulta) }
  if ((await countPlayed(site.db, scope)) > mostCompared) return tooWide
  const clanes = who && isClan(who) ? clansOf(who, consulta, site) : null
  const found = await biggestClimbs(site.db, { ...scope, ...(clanes ? { clanes } : {}) }, 6)
  const [first] = found
  const [only, another] = etapas
  const where = only && !another ? ` ${inEtapa(only)}` : ''
  const time = whenSaid(consulta, site)
  const quien = who ? [who] : []
  if (!first)
    return {
      text: `${who ? `${named(who.nombre)} no ${verb('ha', 'han', who)} subido` : 'Nadie ha subido'} de puesto con una partida${time}${where}.`,
      quien,
    }
  const tied = found.filter(({ antes, despues }) => antes - despues === first.antes - first.despues)
  const line = async ({ id, fecha, id_etapa, ganador, perdedor, antes, despues }: (typeof found)[number]) => {
    const [winner, loser] = [await clanName(site, ganador, id), await clanName(site, perdedor, id)]
    const etapa = another ? site.community.etapas.find((each) => each.id === id_etapa) : undefined
    return `${bold(clanLink(site, ganador, winner))}, del ${placed(antes)} al ${bold(placed(despues))}, al ganarle a ${clanLink(site, perdedor, loser)} ${whenPlayed({ id, fecha }, site.now)}${etapa ? `, ${inEtapa(etapa)}` : ''}`
  }
  const places = first.antes - first.despues
  // the hall of fame has the closed etapas' own
  const record =
    who || time || saidEtapas(consulta, site)
      ? undefined
      : (await hallOfFame(site.db)).records.find(({ tipo, valor }) => tipo === 'subida' && valor > places)
  return {
    text: lines(
      record &&
        `La mayor subida con una sola partida es de ${bold(`${record.valor} puestos`)}, en una etapa cerrada: ${quoted(record.texto)}`,
      record
        ? `En las etapas abiertas es de ${bold(counted(places, '1 puesto', `${places} puestos`))}:`
        : `La mayor subida ${who ? `de ${named(who.nombre)} ` : ''}con una sola partida${time}${where} es de ${bold(counted(places, '1 puesto', `${places} puestos`))}:`,
      bullets(await Promise.all(tied.slice(0, 5).map(line))),
      tied.length > 5 && 'Y más con lo mismo.',
    ),
    quien: [...quien, ...tied.flatMap(({ ganador }) => site.community.clanById.get(ganador) ?? [])].slice(0, 1),
    etapas: etapas.length === 1 ? etapas : [],
  }
}

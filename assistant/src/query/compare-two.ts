import { matchesBetween } from '@trinchera/db/queries/ladder/tops'
import { winPercentText } from '@trinchera/rules/presentation'
import { requireStatistics } from '../answers/hidden'
import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName, Who } from '../names/community'
import { bold, bullets, counted, lines, named, noPlace, placed, verb, type Say } from '../wording'
import type { Consulta, Field } from './consulta'
import { measures, places, type Row } from './measures'
import { saidEtapas, tooWide, whenSaid } from './scope'
import { playerRows, rowsOf } from './table-rows'

/** The etapas where two clans are compared: those where both play that are said, that are open, or else any; all of both where they never meet. */
function etapasOfTwo(one: ClanName, two: ClanName, consulta: Consulta, site: Site): number[] {
  const has = ({ clanes }: ClanName, etapa: number) => clanes.some(({ id_etapa }) => id_etapa === etapa)
  const { etapas } = site.community
  const both = etapas.filter(({ id }) => has(one, id) && has(two, id))
  const said = both.filter((etapa) => saidEtapas(consulta, site)?.includes(etapa))
  const open = both.filter(({ activo }) => activo)
  const meant = [said, open, both.slice(0, 1)].find((some) => some.length)
  return (meant ?? etapas.filter(({ id, activo }) => activo && (has(one, id) || has(two, id)))).map(({ id }) => id)
}

function told({ name, ganadas, perdidas, clan, etapas: [etapa] }: Row, say: Say): string {
  const place = clan && `, ${clan.ranking_actual ? bold(placed(clan.ranking_actual, say)) : noPlace(clan.nombre, say)}`
  return `${name}: ${bold(`${ganadas}–${perdidas}`)} (${winPercentText(ganadas, ganadas + perdidas)})${place ?? ''}${etapa ? ` ${inEtapa(etapa, say)}` : ''}`
}

/** Who of two is ahead by a measure. */
function verdict(campo: Field, hacia: 'mas' | 'menos', a: Row, b: Row, time: string, say: Say): string {
  const { value, said, isLow, es, en } = measures[campo]
  const lead = (value(a) - value(b)) * (hacia === 'mas' ? 1 : -1) * (isLow ? -1 : 1)
  if (!lead) return `${say('Van iguales', 'They are even')}${time}: ${said(a, say)}.`
  const [first, other] = (lead < 0 ? [b, a] : [a, b]).map(({ who: [who] }) => who?.nombre ?? '')
  const at = hacia === 'mas' ? 0 : 1
  const has = say(verb('tiene', 'tienen', first ?? ''), verb('is the one', 'are the ones', first ?? ''))
  const apart = Math.abs(lead)
  const by =
    campo === 'puesto'
      ? say(
          `, por ${counted(apart, '1 puesto', `${apart} puestos`)}`,
          `, by ${counted(apart, '1 place', `${apart} places`)}`,
        )
      : ''
  return `${named(first ?? '')} ${has} ${say(es[at].replace('con ', ''), en[at])}${time} ${say('que', 'of the two, before')} ${named(other ?? '')}${by}:`
}

/** How many places lie between two clans. */
function apart({ clan: a }: Row, { clan: b }: Row, say: Say): string | false {
  if (!a?.ranking_actual || !b?.ranking_actual || a.id_etapa !== b.id_etapa) return false
  return `${say('Los separan', 'Between them')}: ${bold(places(Math.abs(a.ranking_actual - b.ranking_actual), say))}.`
}

/** Two clans or two players side by side: who is ahead in each table, and how they fared against each other there. */
export async function compareTwo(consulta: Consulta, one: Who, two: Who, site: Site): Promise<Reply> {
  const { campo = 'ganadas', hacia = 'mas' } = consulta.ordenar ?? {}
  const ofClans = isClan(one) && isClan(two)
  for (const who of [one, two]) await requireStatistics(site, who)
  const of = {
    ...consulta,
    quien: [],
    juego: null,
    etapa: ofClans ? etapasOfTwo(one, two, consulta, site) : consulta.etapa,
  }
  const rows = await (ofClans ? rowsOf(of, site) : playerRows(of, site))
  if (!rows) return tooWide
  const about = { quien: [one, two], listed: [one, two] }
  const time = whenSaid(consulta, site)
  const rowsOfTwo = [one, two].map((who) => rows.filter((row) => row.who.includes(who)))
  const [mine = [], theirs = []] = rowsOfTwo
  const lost = [one, two].find((_, at) => !rowsOfTwo[at]?.length)
  if (lost)
    return { ...about, text: `${named(lost.nombre)} ${site.say('no tiene partidas', 'has no matches')}${time}.` }
  const pairs = mine.flatMap((a) => {
    const b = theirs.find(({ etapas }) => etapas[0]?.id === a.etapas[0]?.id)
    return b ? [[a, b] as const] : []
  })
  const [a, b] = [mine[0], theirs[0]]
  const met = pairs.length || !a || !b ? pairs : [[a, b] as const]
  const parts = await Promise.all(
    met.map(async ([a, b]) => {
      const between = a.clan && b.clan && pairs.length ? await matchesBetween(site.db, a.clan.id, b.clan.id, 0) : null
      const [x, y] = between?.wins ?? [0, 0]
      return lines(
        verdict(campo, hacia, a, b, time, site.say),
        campo === 'puesto' && apart(a, b, site.say),
        bullets([a, b].map((row) => told(row, site.say))),
        x + y > 0 &&
          `${site.say('Entre ellos, en ese orden', 'Against each other, in that order')}: ${bold(`${x}–${y}`)}.`,
      )
    }),
  )
  return { ...about, text: lines(...parts) }
}

import { formatDate } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, bullets, capital, counted, lines, link, named, run, verb, whenPlayed } from '../wording'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { asked, refOf, type Consulta } from './consulta'
import { ownMatches, type Own } from './own-matches'
import { clanLink, clanName, playedOn, saidEtapas, scopeOf, subjectOf, tooWide, whereSaid } from './scope'

/** Matches one after another with the same result, newest first. */
interface Run {
  own: number
  won: boolean
  matches: readonly Own[]
  /** What came before and after it. */
  before: Own | undefined
  after: Own | undefined
}

/** The runs of one side, the newest first. `all`: its matches, newest first. */
function runsOf(all: readonly Own[]): Run[] {
  const starts = all.flatMap(({ won }, at) => (at === 0 || all[at - 1]?.won !== won ? [at] : []))
  return starts.flatMap((from, index) => {
    const [start, to] = [all[from], starts[index + 1] ?? all.length]
    return start
      ? [
          {
            own: start.own,
            won: start.won,
            matches: all.slice(from, to),
            before: all[to],
            after: from > 0 ? all[from - 1] : undefined,
          },
        ]
      : []
  })
}

const rivalIn = async (site: Site, { rival, match }: Own) =>
  clanLink(site, rival, await clanName(site, rival, match.id))
const spanOf = ({ matches }: Run) => ({ first: matches.at(-1), last: matches[0] })
const lengthOf = ({ matches, won }: Run) => run(won ? matches.length : -matches.length)

const etapaOf = ({ match }: Own, { community }: Site) => community.etapas.find(({ id }) => id === match.id_etapa)

const inEtapaOf = (own: Own, site: Site) => {
  const etapa = etapaOf(own, site)
  return etapa ? ` ${inEtapa(etapa)}` : ''
}

/** The run that a clan or a player is on, since when, and what broke the one before it. */
async function current(who: Who, all: readonly Own[], site: Site): Promise<string[]> {
  const parts: string[] = []
  for (const group of sidesOf(who, all)) {
    const [now] = runsOf(group)
    const { first } = now ? spanOf(now) : {}
    if (!now || !first) continue
    const etapa = isClan(who) ? etapaOf(first, site) : undefined
    parts.push(
      `${named(who.nombre)} ${verb('viene', 'vienen', who)} con ${bold(lengthOf(now))}${etapa ? ` ${inEtapa(etapa)}` : ''}, desde el ${bold(formatDate(first.match.fecha))}: la primera fue ${now.won ? 'ante' : 'con'} ${await rivalIn(site, first)}, ${whenPlayed(first.match, site.now)}.`,
      now.before
        ? `Antes, ${now.before.won ? 'su última victoria' : 'su última derrota'}: ${now.before.won ? 'ante' : 'con'} ${await rivalIn(site, now.before)}, ${whenPlayed(now.before.match, site.now)}.`
        : `${capital(now.won ? 'todavía no pierde' : 'todavía no gana')}.`,
    )
  }
  return parts
}

/** The matches of whoever it is about, newest first: those of a clan by each etapa. */
const sidesOf = (who: Who, all: readonly Own[]) =>
  isClan(who) ? [...new Set(all.map(({ own }) => own))].map((id) => all.filter(({ own }) => own === id)) : [all]

const longestOf = (who: Who, all: readonly Own[], won: boolean): Run | undefined =>
  sidesOf(who, all)
    .flatMap(runsOf)
    .filter((each) => each.won === won)
    .sort((a, b) => b.matches.length - a.matches.length)[0]

const asksEnds =
  /^(?:(?:y|e|pero) )*(?:(?:ante|contra|con|a) (?:quien(?:es)?|(?:que|cual) clan|cual)|cuando|(?:en )?que (?:dia|fecha)|(?:desde|hasta) cuando|quien(?:es)? (?:se )?(?:la|lo|le|les|los|las) (?:cort|quit|fren|par|romp|gan|quebr|termin)\w+|en que etapa|against (?:who|whom|which clan)|who (?:ended|broke|stopped|snapped)|since when)\b/
const mostSaid = 8

/** 'ante quién la completaron', 'quién se la cortó': both ends of the run that was told, and what broke it; null where another thing is asked. */
export async function endsOfRun(
  { words, mentions }: Pick<Question, 'words' | 'mentions'>,
  { consulta: before, intent, quien: [spoken] }: Thread,
  site: Site,
): Promise<Reply | null> {
  const text = words.map(({ plain }) => (plain === 'q' ? 'que' : plain)).join(' ')
  const ofNow = before?.de === 'clanes' && before.ordenar?.campo === 'racha' && before.quien.length === 1
  // the run that somebody is on was told by an intent, or of their table's row
  const consulta =
    (ofNow ? null : before) ??
    (ofNow || /^(?:racha|mejor-racha|peor-racha)$/.test(intent ?? '')
      ? asked({ de: 'partidas', medida: 'racha' })
      : null)
  if (consulta?.medida !== 'racha' || mentions.length || words.length > mostSaid || !asksEnds.test(text)) return null
  const who = subjectOf(consulta, site) ?? spoken
  const ref = who && refOf(who)
  const all = ref ? await ownMatches({ ...consulta, quien: [ref] }, site) : null
  if (!who || !all) return null
  const told = consulta.ordenar
    ? longestOf(who, all, consulta.ordenar.campo === 'racha')
    : sidesOf(who, all)
        .flatMap((side) => runsOf(side)[0] ?? [])
        .sort((a, b) => b.matches.length - a.matches.length)[0]
  const { first, last } = told ? spanOf(told) : {}
  if (!told || !first || !last) return null
  const by = told.won ? 'ante' : 'con'
  return {
    text: lines(
      `La racha de ${named(who.nombre)}, de ${bold(lengthOf(told))}${isClan(who) ? inEtapaOf(first, site) : ''}, empezó ${by} ${await rivalIn(site, first)}, ${whenPlayed(first.match, site.now)}.`,
      `La última fue ${by} ${bold(await rivalIn(site, last))}, ${whenPlayed(last.match, site.now)}.`,
      told.after
        ? `Se cortó ${told.after.won ? 'al ganarle a' : 'al perder con'} ${await rivalIn(site, told.after)}, ${whenPlayed(told.after.match, site.now)}.`
        : 'Y sigue.',
    ),
    quien: [who],
    consulta,
  }
}

/** Since when a clan or a player is on a run, or the longest of theirs. */
export async function runOf(consulta: Consulta, who: Who, all: readonly Own[] | null, site: Site): Promise<Reply> {
  if (!all) return tooWide
  const page = isClan(who)
    ? link('Ver el clan', paths.clan(all[0]?.own ?? who.clanes[0]?.id ?? 0))
    : link('Ver al jugador', paths.jugador(who.id))
  const none = { text: `${named(who.nombre)} no ${verb('tiene', 'tienen', who)} partidas.`, quien: [who] }
  if (!all.length) return none
  if (!consulta.ordenar) return { text: lines(...(await current(who, all, site)), page), quien: [who] }
  const won = consulta.ordenar.campo === 'racha'
  const best = longestOf(who, all, won)
  const { first, last } = best ? spanOf(best) : {}
  if (!best || !first || !last)
    return {
      text: `${named(who.nombre)} todavía no ${won ? verb('gana', 'ganan', who) : verb('pierde', 'pierden', who)}.`,
      quien: [who],
    }
  const etapa = isClan(who) ? etapaOf(first, site) : undefined
  return {
    text: lines(
      `La racha más larga de ${named(who.nombre)}${won ? '' : ' perdiendo'} es de ${bold(lengthOf(best))}${etapa ? ` ${inEtapa(etapa)}` : ''}: del ${bold(formatDate(first.match.fecha))} al ${bold(formatDate(last.match.fecha))}.`,
      best.after
        ? `Se cortó ${best.after.won ? 'al ganarle a' : 'al perder con'} ${await rivalIn(site, best.after)}, ${whenPlayed(best.after.match, site.now)}.`
        : 'Y sigue.',
      page,
    ),
    quien: [who],
  }
}

/** The longest runs of the etapas that are said, with their dates. */
export async function longestRuns(consulta: Consulta, site: Site): Promise<Reply> {
  const scope = scopeOf(consulta, site)
  const played = scope ? await playedOn(consulta, scope, site) : []
  if (!played) return tooWide
  const won = consulta.ordenar?.campo !== 'caida'
  const bySide = new Map<number, Own[]>()
  for (const match of played)
    for (const [own, rival] of [
      [match.ganador, match.perdedor],
      [match.perdedor, match.ganador],
    ] as const) {
      const list = bySide.get(own) ?? []
      bySide.set(own, list)
      list.push({ match, own, rival, won: own === match.ganador })
    }
  const ranked = [...bySide.values()]
    .flatMap((list) => runsOf(list).filter((each) => each.won === won))
    .sort((a, b) => b.matches.length - a.matches.length)
  const [best] = ranked
  const said = saidEtapas(consulta, site) ?? []
  const where = whereSaid(consulta, site)
  if (!best) return { text: `Ahí no se ha jugado nada${where}.` }
  const tied = ranked.filter(({ matches }) => matches.length === best.matches.length).slice(0, 5)
  const line = async (each: Run) => {
    const { first, last } = spanOf(each)
    const name = await clanName(site, each.own, first?.match.id ?? 0)
    const etapa = where ? undefined : said.find(({ id }) => id === first?.match.id_etapa)
    return `${bold(clanLink(site, each.own, name))}: ${bold(lengthOf(each))}${etapa ? ` ${inEtapa(etapa)}` : ''}, del ${formatDate(first?.match.fecha)} al ${each.after ? formatDate(last?.match.fecha) : 'día de hoy, y sigue'}`
  }
  const next = ranked.slice(tied.length, tied.length > 2 ? tied.length : 3)
  return {
    text: lines(
      `${counted(tied.length, 'La racha más larga', 'Las rachas más largas')}${won ? '' : ' de derrotas'}${where}:`,
      bullets(await Promise.all(tied.map(line))),
      next.length > 0 && lines('Siguen:', bullets(await Promise.all(next.map(line)))),
    ),
    quien: [site.community.clanById.get(best.own)].flatMap((who) => who ?? []),
  }
}

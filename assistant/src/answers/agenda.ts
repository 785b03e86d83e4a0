import type { Reto } from '@trinchera/contract/retos'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import { paths } from '@trinchera/contract/site-paths'
import { mostRetoDates, retoLatestMs, retoSoonestMs } from '@trinchera/rules/limits'
import type { Reply, Site } from '../intent'
import { ownClans } from '../names/asker'
import { inNames } from '../names/in-names'
import { agendaRetos, daysOf, type AgendaAsked } from '../query/agenda'
import type { Thread } from '../thread-state'
import { allTorneos, plays, readPlayed } from '../torneos/facts'
import { stranger } from '../torneos/of-clan'
import { all as listIn, matchList, onTime, torneoLink } from '../torneos/say'
import type { Question } from '../understand'
import { bold, bulletsUpTo, counted, lines, link, named, quoted, type Say } from '../wording'
import { plainText, type Word } from '../words/plain'
import { dueSaid, facts, factsAsked, isOfReto, sideOf, unasked, versus } from './reto-facts'
import { etapaLink } from './which'

export const howToChallenge = `Los partidos se acuerdan ${bold('entre clanes')}: quien reporta en un clan (Líder, Co-Líder o Capitán) reta a otro de la etapa y ofrece hasta ${mostRetoDates} fechas, cada una entre ${retoSoonestMs / 3_600_000} horas y ${retoLatestMs / 86_400_000} días más adelante; el otro acepta una, ofrece otras o rechaza.`
const agenda = link('Agenda', paths.agenda)
const most = 6

const became: Partial<Record<Reto['estado'], readonly [es: string, en: string]>> = {
  propuesto: ['sin acordar', 'not agreed yet'],
  cancelado: ['cancelado', 'cancelled'],
  rechazado: ['rechazado', 'refused'],
  vencido: ['venció sin respuesta', 'lapsed'],
  'no-presentado': ['alguien no se presentó', 'somebody did not come'],
}

/** A reto in a line: who against whom, when, where, and what became of it. */
function line(reto: Reto, say: Say): string {
  const { estado, fecha, etapa, cierre } = reto
  const by = cierre?.id_clan ? ` ${say('por', 'by')} ${named(sideOf(reto, cierre.id_clan))}` : ''
  const [es = '', en = ''] = became[estado] ?? []
  const ending = es && `, ${say(es, en)}${by}${cierre?.motivo ? `: «${quoted(cierre.motivo)}»` : ''}`
  return `${versus(reto, say)}${fecha ? `, ${onTime(fecha, say)}` : ''}, ${etapaLink(etapa)}${ending}.`
}

/** Some retos, each in a line, with what is asked of them. `isWhole`: of one alone all that is known. */
async function listed(
  retos: readonly Reto[],
  asked: readonly string[],
  isWhole: boolean,
  site: Site,
  say: Say,
): Promise<string> {
  const isOne = retos.length === 1
  const rows = retos.map(async (reto) => {
    const more = isOne && isWhole ? unasked : reto.estado === 'propuesto' && !asked.length ? ['turno', 'fecha'] : []
    const of = [...asked, ...more]
    const told = facts.flatMap(([id, tell]) => (of.includes(id) ? [tell({ reto, site, say })] : []))
    const said = (await Promise.all(told)).filter(Boolean)
    // what is asked of one and not known yet is still to be picked
    const rest = asked.length && !said.length ? [dueSaid(reto, say)] : said
    return [line(reto, say), ...rest].filter(Boolean).join(isOne ? '\n' : ' ')
  })
  return bulletsUpTo(await Promise.all(rows), most, paths.agenda, say)
}

/** What the clans that are asked of, or all on days that are said, are to play in torneos, with the first of those matches. */
async function torneosBeside(
  { clans, days, states, mine, etapas }: AgendaAsked,
  site: Site,
  say: Say,
): Promise<Pick<Reply, 'text' | 'torneo'>> {
  if (!states.includes('acordado') || etapas.length || (!days && !mine && !clans.length)) return { text: '' }
  const named = clans.flatMap((who) => (who.kind === 'clan' ? [who.clanes.map(({ id }) => id)] : []))
  const sides = mine ? [...named, (await ownClans(site)).map(({ id }) => id)] : named
  const isThen = (fecha: string | null) => !days || (fecha !== null && fecha >= days.from && fecha < days.before)
  const told = (await readPlayed(site, await allTorneos(site))).flatMap((facts) => {
    const found = facts.open.filter(
      ({ partida, ronda }) => isThen(partida.fecha) && sides.every((ids) => plays(...ids)({ partida, ronda })),
    )
    return found.length ? [{ facts, found }] : []
  })
  const [first] = told
  return {
    text: lines(
      ...told.map(({ facts, found }) =>
        matchList(`${say('En', 'In')} ${torneoLink(facts.page)}:`, facts, found, say, 3),
      ),
    ),
    ...(first ? { torneo: { id: first.facts.page.id, aspect: 'proxima', match: first.found[0]?.partida.id } } : {}),
  }
}

/** What some retos are called: '2 retos acordados de Puelche hoy'. */
function headOf(count: number, { clans, mine, days, states }: AgendaAsked, say: Say): string {
  const names = listIn(
    clans.map(({ nombre }) => named(nombre)),
    say,
  )
  const whose = mine ? say(' de tu clan', ' of your clan') : names && ` ${say('de', 'of')} ${names}`
  const agreed = states.includes('acordado')
  const [one, many] = agreed ? ['reto acordado', 'retos acordados'] : ['reto que no se jugó', 'retos que no se jugaron']
  const what = say(
    counted(count, `1 ${one}`, `${count || 'No hay'} ${many}`),
    counted(count, '1 agreed challenge', `${count || 'No'} agreed challenges`),
  )
  return `${count ? bold(what) : what}${whose}${mine && names ? ` ${say('con', 'with')} ${names}` : ''}${days ? say(` ${days.said}`, ' then') : ''}`
}

/** The retos that are asked for, with those that wait for an answer; `said`: the question. */
export async function tellRetos(
  asked: AgendaAsked,
  site: Site,
  said: readonly Word[] = [],
  say: Say = site.say,
): Promise<Reply> {
  const { clans, days, mine } = asked
  const where = say(`Todos están en ${agenda}.`, `All of them are in the ${agenda}.`)
  const own = mine ? (await ownClans(site)).map(({ id }) => id) : []
  if (mine && !own.length)
    return {
      text: lines(
        site.asker
          ? say('No estás en ningún clan de una etapa abierta.', 'You are in no clan of an open stage.')
          : stranger(say),
        where,
      ),
      sugerencias: ['¿Qué retos hay?'],
    }
  const found = await agendaRetos(asked, site)
  const later = days && !found.length ? await agendaRetos({ ...asked, days: null }, site) : []
  const agreed = found.filter(({ estado }) => estado !== 'propuesto')
  const open = found.filter(({ estado }) => estado === 'propuesto')
  const torneos = await torneosBeside(asked, site, say)
  const rival =
    found.length === 1 &&
    own.length > 0 &&
    [found[0]?.retador, found[0]?.retado].find((side) => side && !own.includes(side.id))
  const met = rival && site.community.clanById.get(rival.id)
  const asks = factsAsked(said)
  const list = (retos: readonly Reto[], of: readonly string[] = asks) => listed(retos, of, true, site, say)
  return {
    text: lines(
      `${headOf(agreed.length, asked, say)}${agreed.length ? ':' : '.'}`,
      await list(agreed),
      open.length > 0 && lines(say('Por responder:', 'Waiting for an answer:'), await list(open)),
      later.length > 0 && lines(say('Los que vienen:', 'Those to come:'), await list(later.slice(0, 3), [])),
      torneos.text,
      !found.length && !later.length && !torneos.text && say(howToChallenge, ''),
      where,
    ),
    quien: clans.length || !met ? clans : [met],
    ...(found.length || !torneos.torneo ? {} : { torneo: torneos.torneo }),
    mine,
    sugerencias: found.length ? ['¿Qué es un reto?'] : ['¿Cómo coordino una partida?', '¿Qué es un reto?'],
  }
}

/** As many words has what goes on with a reto. */
const mostWords = 11

/** What a short question asks of the retos that were told; null where it asks something else. */
export async function retoAgain(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { mentions, map, server } = question
  if (thread.intent !== 'retos-proximos' || !thread.retos.length || map || server || question.words.length > mostWords)
    return null
  if (mentions.some(({ clan, others }) => !clan || others)) return null
  const isName = inNames(question)
  const asked = factsAsked(question.words)
  const isOfRetos = question.read.every(
    ({ kind, from }) => kind === 'common' || isName(from) || isOfReto(question.words[from]?.plain ?? ''),
  )
  if (!asked.length || !isOfRetos) return null
  const seen = await listRetos(site.db, site.asker && { id: site.asker.id, moderates: false }, {})
  const told = thread.retos.flatMap((id) => seen.find((reto) => reto.id === id) ?? [])
  const ids = mentions.flatMap(({ clan }) => clan?.clanes.map((each) => each.id) ?? [])
  const text = plainText(question.words)
  const days = daysOf(text, site.now)
  const [, which] = /\b(?:el|del|al) (primero|segundo|otro|ultimo)\b/.exec(text) ?? []
  // as far as a question narrows them
  const meant = [
    ({ retador, retado }: Reto) => ids.includes(retador.id) || ids.includes(retado.id),
    ({ fecha }: Reto) => days !== null && fecha !== null && fecha >= days.from && fecha < days.before,
    ({ id }: Reto) => which !== undefined && id === told.at({ primero: 0, segundo: 1, otro: 1 }[which] ?? -1)?.id,
    ({ estado }: Reto) => (estado === 'propuesto') === /\b(?:respond|contest|acept)/.test(text),
  ].reduce((left: readonly Reto[], fits) => (left.some(fits) ? left.filter(fits) : left), told)
  const [only] = meant
  if (!only) return null
  const about = meant.length === 1 ? [only.retador, only.retado] : []
  return {
    text: await listed(meant, asked, false, site, site.say),
    quien: about.flatMap(({ id }) => site.community.clanById.get(id) ?? []),
    mine: thread.mine,
  }
}

import { paths } from '@trinchera/contract/site-paths'
import { lastMatches } from '@trinchera/db/queries/ladder/tops'
import { reportDeadlineHours } from '@trinchera/rules/limits'
import type { Reply, Site } from '../intent'
import { isPair, type Thread } from '../thread-state'
import type { Question } from '../understand'
import { isIn } from '../words/lists'
import { plainText } from '../words/plain'
import { isBrief, saysBarely } from '../follow-up'
import { lines, link, named } from '../wording'
import type { Consulta } from './consulta'
import { matchesOf } from './match-list'
import { detailText, matchLine, matchTold, whoLink } from './match-told'
import { against } from './own-matches'
import { queryOf } from './query-of'
import { rivalOf, subjectOf, tables, tooWide, whenSaid } from './scope'
import type { Told } from './told'

// What is asked of one match: of the last of somebody or of all, of the one with a number, or of the one that was just told.

/** The match that is asked for, told whole: the one of a number, else the last. */
export async function wholeMatch(consulta: Consulta, site: Site): Promise<Reply> {
  const { partida, resultado } = consulta
  const [who, rival] = [subjectOf(consulta, site), rivalOf(consulta, site)]
  if (partida) {
    const none = `No hay ninguna partida ${partida}. Las últimas están en el ${link('ladder', paths.ladder)}.`
    return (await matchTold(partida, site)) ?? { kind: 'missing', text: none }
  }
  const quien = [who, rival].flatMap((each) => each ?? [])
  if (!quien.length) {
    const [etapa] = consulta.etapa.length || consulta.juego ? tables(consulta, site) : []
    const [match] = await lastMatches(site.db, etapa?.id)
    return (match && (await matchTold(match.id, site))) ?? { text: 'Todavía no se juega ninguna partida.' }
  }
  const all = await matchesOf(consulta, site)
  if (!all) return tooWide
  const latest = all.find(({ won }) => !who || !resultado || won === (resultado === 'ganada'))
  const told = latest && (await matchTold(latest.match.id, site))
  if (told) return { ...told, quien }
  const [before] = (await matchesOf({ ...consulta, desde: '', hasta: '', semana: null }, site)) ?? []
  return {
    quien,
    text: lines(
      `No hay ninguna partida${who ? ` de ${named(who.nombre)}` : ''}${against(rival)}${whenSaid(consulta, site)}.`,
      before && `La última: ${await matchLine(before, site)}.`,
      `La reporta el que perdió, dentro de ${reportDeadlineHours} horas.`,
    ),
  }
}

/** The one match that was just told, where a question that names nothing asks for more of it; null where it asks something else. */
export async function matchAgain(
  question: Question,
  { partida, consulta, intent, quien }: Thread,
  site: Site,
): Promise<Told | null> {
  if (partida === null || question.mentions.length || question.etapaMention.used.size) return null
  const asked = site.forma(question)?.query
  // 'quién lo reportó', 'cuándo fue'
  const isOther = question.words.some(({ plain }) => isIn('tema', plain) && !plain.startsWith('report'))
  const leans = !asked && !isOther && isBrief(question)
  const ofMatch = leans ? site.forma(site.leido(`${plainText(question.words)} la ultima partida`))?.query : asked
  if (!ofMatch?.detalle && !(leans && ofMatch?.medida === 'ultima' && saysBarely(question))) return null
  const reply = await matchTold(partida, site)
  return reply && { intent: intent ?? 'consulta', reply: { ...reply, quien, ...(consulta ? { consulta } : {}) } }
}

/** How far from the match that was told the one stands that a question asks for: 'y la anterior', 'y la que vino después'; 0 where it asks for none. */
export function stepOf({ read, words, mentions }: Question, { partida }: Pick<Thread, 'partida'>): number {
  const said = (list: string) => words.some(({ plain }) => isIn(list, plain))
  const isOther = read.some(
    ({ kind, from }) =>
      kind !== 'common' &&
      !['partida-de-antes', 'partida-de-despues', 'partida'].some((list) => isIn(list, words[from]?.plain)),
  )
  if (partida === null || mentions.length || isOther || said('un-tiempo')) return 0
  return said('partida-de-antes') ? 1 : said('partida-de-despues') ? -1 : 0
}

/** The match before or after the one that was told: of the same side, of the same two, or of all. */
export async function matchBeside(question: Question, thread: Thread, site: Site): Promise<Told | null> {
  const { partida, intent, quien, etapas } = thread
  const step = stepOf(question, thread)
  if (!step) return null
  const isOfTwo = isPair(thread)
  const whose = intent === 'ultimas-partidas' ? [] : quien.slice(0, isOfTwo ? 2 : 1)
  const consulta: Consulta =
    thread.consulta?.de === 'partidas'
      ? { ...thread.consulta, medida: 'ultima', detalle: false, partida: null }
      : queryOf({ quien: whose, etapas: isOfTwo ? [] : etapas, juego: null }, { de: 'partidas', medida: 'ultima' })
  const side = subjectOf(consulta, site)
  const all = (await matchesOf(consulta, site))?.filter(
    ({ won }) => !side || !consulta.resultado || won === (consulta.resultado === 'ganada'),
  )
  const at = all?.findIndex(({ match }) => match.id === partida) ?? -1
  const found = at < 0 ? undefined : all?.[at + step]
  if (!found) return null
  const which = site.say(step > 0 ? 'La anterior' : 'La siguiente', step > 0 ? 'The one before' : 'The next one')
  const of = side ? ` ${site.say('de', 'of')} ${whoLink(side, found.own)}` : ''
  const text = lines(`${which}${of}: ${await matchLine(found, site, side)}.`, await detailText(found.match.id, site))
  return { intent: intent ?? 'consulta', reply: { text, quien, etapas, consulta } }
}

import { paths } from '@trinchera/contract/site-paths'
import { lastMatches } from '@trinchera/db/queries/ladder/tops'
import { reportDeadlineHours } from '@trinchera/rules/limits'
import type { Reply, Site } from '../intent'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { lines, link, named } from '../wording'
import type { Consulta } from './consulta'
import { matchesOf } from './match-list'
import { matchLine, matchTold } from './match-told'
import { against } from './own-matches'
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
  if (!site.forma(question)?.query.detalle) return null
  const reply = await matchTold(partida, site)
  return reply && { intent: intent ?? 'consulta', reply: { ...reply, quien, ...(consulta ? { consulta } : {}) } }
}

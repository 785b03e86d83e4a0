import { paths } from '@trinchera/contract/site-paths'
import { lastMatches } from '@trinchera/db/queries/ladder/tops'
import { reportDeadlineHours } from '@trinchera/rules/limits'
import type { Reply, Site } from '../intent'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, lines, link, named, quoted } from '../wording'
import { plainText } from '../words/plain'
import type { Consulta } from './consulta'
import { matchesOf } from './match-list'
import { confirmation, matchLine, matchTold, type MatchDetail } from './match-told'
import { against } from './own-matches'
import { rivalOf, subjectOf, tooWide, whenSaid } from './scope'
import type { Told } from './told'

// What is asked of one match: of the last of somebody, of the one with a number, or of the one that was just told.

const asksConfirmed = /\b(?:confirm\w+|aceptaron|rechaz\w+|validad[oa]|validaron)\b/
const reportedBy = ({ match }: MatchDetail) => `La reportó ${bold(quoted(match.reportado_por))}.`

/** What a question wants of a match first: whether it was reported or confirmed, who reported it, or its maps. */
export async function matchDatum(consulta: Consulta, site: Site): Promise<Reply> {
  const { dato, resultado } = consulta
  const [who, rival] = [subjectOf(consulta, site), rivalOf(consulta, site)]
  const all = await matchesOf(consulta, site)
  if (!all) return tooWide
  const [latest] = all.filter(({ won }) => !who || !resultado || won === (resultado === 'ganada'))
  const quien = [who, rival].flatMap((each) => each ?? [])
  const told =
    latest &&
    (await matchTold(latest.match.id, site, (detail) =>
      dato === 'confirmada'
        ? confirmation(detail.match, site.now)
        : dato === 'mapas'
          ? ''
          : dato === 'reportada'
            ? `Sí. ${reportedBy(detail)} ${detail.match.respuesta ? confirmation(detail.match, site.now).replace(/^(?:Sí|No): /, 'La respuesta: ') : ''}`
            : reportedBy(detail),
    ))
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

const byNumber =
  /\b(?:partid[oa]|match) (?:numero |num |nro |n )?(\d{1,9})\b|\b(?:anul\w+|invalid\w+|confirm\w+|report\w+|gan(?:o|aron)|paso con|fue|cambi\w+) la (\d{3,9})\b|\bla (\d{3,9}) (?:esta|fue|quien|por|ya|se|la)\b/
const lastOfAll = /\bultim[oa] (?:partid[oa]|match|encuentro|derrota|reporte)\b/
/** What a match has besides who won it. */
const asksDetail =
  /\b(?:report\w+|confirm\w+|aceptaron|rechaz\w+|mapas?|rondas?|marcador|resultado|(?:cuanto|como) (?:quedo|salio|termino|fue)|por cuanto)\b/
const ofRules =
  /\b(?:como (?:se )?report\w+|reportar|confirma(?:me|la|r)?|puedo|puede|plazo|tengo|tenemos|nuestr[oa]|mi|mis|hay que|donde|reto|torneo|copa|si no)\b/

/** The match that is named by its number, or the last one of an etapa where something of it is asked; null where neither is. */
export async function numberedMatch(
  { words, mentions, etapaMention, server }: Question,
  site: Site,
): Promise<Reply | null> {
  const text = plainText(words)
  const first = ({ match }: MatchDetail) => (asksConfirmed.test(text) ? confirmation(match, site.now) : '')
  const number = Number(byNumber.exec(text)?.slice(1).find(Boolean))
  if (number) {
    if (mentions.length > 2 || mentions.some(({ clan }) => !clan)) return null
    const none = `No hay ninguna partida ${number}. Las últimas están en el ${link('ladder', paths.ladder)}.`
    return (await matchTold(number, site, first)) ?? { kind: 'missing', text: none }
  }
  if (mentions.length || server || !lastOfAll.test(text) || !asksDetail.test(text) || ofRules.test(text)) return null
  const etapa =
    etapaMention.etapas[0] ??
    site.community.etapas.find(({ activo, juego }) => activo && juego.id === etapaMention.juego?.id)
  const [match] = await lastMatches(site.db, etapa?.id)
  return match ? matchTold(match.id, site, first) : null
}

/** All that a question about the match that was told may say: 'quién la reportó', 'en qué mapas', 'cómo salió', 'fue 2-0?'. */
export const ofOneMatch =
  /^(?:y|e|en|se|que|q|quien|cuando|ultima|vez|la|lo|las|los|el|de|por|cuanto|cuant[oa]s|como|cual|cuales|fue|fueron|era|eran|salio|salieron|quedo|quedaron|termino|terminaron|reporto|reportaron|es[ao]s?|ese|cada|uno|una|partid[oa]|clan|mapas?|marcador|resultado|rondas?|puntaje|jugaron|jugo|gano|subio|subieron|puesto)$/
const also =
  /^(?:a|hace|tiempo|le|les|gano|ganaron|dia|fecha|hora|contra|con|ante|jugaron|jugado|movio|bajo|bajaron|puestos?|hubo|un|no|o|\d{1,2})$/
/** What is asked of it, and of no other. */
const asksOfIt =
  /\b(?:report\w+|mapas?|contra|con|ante|subi\w+|bajo|bajaron|puestos?|cuando|dia|fecha|hora|gan\w+|cuant[oa]s?|como|marcador|resultado|rondas?|puntaje|qued\w+|sali\w+|termin\w+|\d)\b/
const mostWords = 8

/** What a short question asks of the one match that was told: it is told whole, after yes or no to a score; null where something else is asked. */
export async function matchAgain(
  { words, mentions, etapaMention, map }: Question,
  { partida, isOneMatch, consulta, intent, quien }: Thread,
  site: Site,
): Promise<Told | null> {
  if (partida === null || !isOneMatch || mentions.length || etapaMention.used.size || map) return null
  if (/^(?:retos-proximos|duelo)$/.test(intent ?? '') || words.length > mostWords) return null
  if (consulta && /^(?:racha|llegada|veces|puesto|entrada)$/.test(consulta.medida)) return null
  const text = plainText(words)
  if (!words.every(({ plain }) => ofOneMatch.test(plain) || also.test(plain))) return null
  if (!asksOfIt.test(text) || /\b(?:ultim\w+|primer\w+|cada)\b/.test(text)) return null
  const [, ...said] = /\b(\d{1,2}) (?:a )?(\d{1,2})\b/.exec(text) ?? []
  const reply = await matchTold(partida, site, ({ score }) => {
    if (!said.length) return ''
    if (!score) return 'No lo sé: no se anotó.'
    return said.map(Number).sort().join() === [score.won, score.lost].sort().join() ? 'Sí.' : 'No.'
  })
  return reply && { intent: intent ?? 'consulta', reply: { ...reply, quien, ...(consulta ? { consulta } : {}) } }
}

const kills =
  /\b(?:(?:cuantas|mas|las|de) bajas(?! (?:si|cuando|de puesto))|kills?|frags?|headshots?|k\/?d|kdr|asistencias)\b/
const lasting = /\bpartid[oa]s?\b.*\bmas (?:larg|cort|rapid|lent)[oa]\b|\bmas (?:larga|corta|rapida) partid[oa]\b/

/** That what a player did within a match, and how long it lasted, is not noted; null where that is not asked. */
export const notNoted = ({ words }: Pick<Question, 'words'>): Reply | null =>
  kills.test(plainText(words)) || lasting.test(plainText(words))
    ? {
        text: 'Eso no se anota: de una partida el sitio guarda quién ganó, los mapas con sus rondas y quién la reportó. Cuánto duró, y las bajas, muertes y puntajes de cada jugador, no.',
      }
    : null

import { lastMatches, matchById } from '@trinchera/db/queries/ladder/tops'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { whetherConfirmed } from '../query/match-datum'
import { detailText } from '../query/match-detail'
import type { Question } from '../understand'
import { bold, lines, link, named, verb, whenPlayed } from '../wording'
import { plainText } from '../words/plain'
import { inEtapa } from './which'

const byNumber =
  /\b(?:partid[oa]|match) (?:numero |num |nro |n )?(\d{1,9})\b|\b(?:anul\w+|invalid\w+|confirm\w+|report\w+|gan(?:o|aron)|paso con|fue|cambi\w+) la (\d{3,9})\b|\bla (\d{3,9}) (?:esta|fue|quien|por|ya|se|la)\b/
const asksConfirmed = /\b(?:confirm\w+|aceptaron|rechaz\w+|validad[oa]|validaron)\b/
const lastOfAll = /\bultim[oa] (?:partid[oa]|match|encuentro|derrota|reporte)\b/
/** What a match has besides who won it. */
const asksDetail =
  /\b(?:report\w+|confirm\w+|aceptaron|rechaz\w+|mapas?|rondas?|marcador|resultado|(?:cuanto|como) (?:quedo|salio|termino|fue)|por cuanto)\b/
const ofRules =
  /\b(?:como (?:se )?report\w+|reportar|confirma(?:me|la|r)?|puedo|puede|plazo|tengo|tenemos|nuestr[oa]|mi|mis|hay que|donde|reto|torneo|copa|si no)\b/

/** The match that was reported last, of the etapa that is named or of all, where something of it is asked; null where it is not. */
async function lastOne({ words, mentions, etapaMention, server }: Question, site: Site): Promise<Reply | null> {
  const text = plainText(words)
  if (mentions.length || server || !lastOfAll.test(text) || !asksDetail.test(text) || ofRules.test(text)) return null
  const etapa =
    etapaMention.etapas[0] ??
    site.community.etapas.find(({ activo, juego }) => activo && juego.id === etapaMention.juego?.id)
  const [match] = await lastMatches(site.db, etapa?.id)
  if (!match) return null
  return asksConfirmed.test(text) ? whetherConfirmed(match.id, site) : matchTold(match.id, site)
}

/** The match that is named by its number: who won it, its maps, and what was ruled on it; null where none is named so. */
export async function oneMatch(question: Question, site: Site): Promise<Reply | null> {
  const { words, mentions } = question
  const text = plainText(words)
  const [, said, ...others] = byNumber.exec(text) ?? []
  const number = said ?? others.find((each) => each !== undefined)
  if (!number) return lastOne(question, site)
  if (mentions.length > 2 || mentions.some(({ clan }) => !clan)) return null
  const told = asksConfirmed.test(text)
    ? await whetherConfirmed(Number(number), site)
    : await matchTold(Number(number), site, /\b(?:anul|invalid)\w+/.test(text))
  return (
    told ?? {
      kind: 'missing',
      text: `No hay ninguna partida ${number}. Las últimas están en el ${link('ladder', paths.ladder)}.`,
    }
  )
}

/** Who won a match, its maps, who reported it and what was ruled on it; null where there is none of that number. */
export async function matchTold(id: number, site: Site, annulled = false): Promise<Reply | null> {
  const match = await matchById(site.db, id)
  if (!match) return null
  const { ganador, perdedor } = match
  const etapa = site.community.etapas.find(({ id }) => id === match.id_etapa)
  return {
    text: lines(
      annulled && !match.ruling && `${bold('No está anulada')}: no tiene ningún fallo.`,
      `${bold(link(`Partida ${match.id}`, paths.partida(match.id)))}: ${named(ganador.nombre)} le ${verb('ganó', 'ganaron', ganador.nombre)} a ${named(perdedor.nombre)} ${whenPlayed(match, site.now)}${etapa ? ` ${inEtapa(etapa)}` : ''}.`,
      await detailText(match.id, site),
      !match.ruling && !annulled && 'No tiene fallos.',
    ),
    quien: [ganador, perdedor].flatMap(({ id }) => site.community.clanById.get(id) ?? []),
  }
}

const kills =
  /\b(?:(?:cuantas|mas|las|de) bajas(?! (?:si|cuando|de puesto))|kills?|frags?|headshots?|k\/?d|kd|kdr|asistencias)\b/
const asksOf = /\b(?:cuant[oa]s?|quien(?:es)?|que|q|mas|como|tiene|hizo)\b/
const lasting =
  /\bpartid[oa]s?\b.*\b(?:mas (?:larga|largo|corta|corto|rapida|lenta)|que (?:mas|menos) duro)\b|\b(?:mas larga|mas corta|mas rapida) partid[oa]\b/

/** That what a player did within a match, and how long it lasted, is not noted; null where that is not asked. */
export function notNoted({ words, mentions }: Pick<Question, 'words' | 'mentions'>): Reply | null {
  const text = plainText(words)
  const ofKills = kills.test(text) && (asksOf.test(text) || (mentions.length > 0 && words.length < 6))
  return ofKills || (!mentions.length && lasting.test(text))
    ? {
        text: 'Eso no se anota: de una partida el sitio guarda quién ganó, los mapas con sus rondas y quién la reportó. Cuánto duró, y las bajas, muertes y puntajes de cada jugador, no.',
      }
    : null
}

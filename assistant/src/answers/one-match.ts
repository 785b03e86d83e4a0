import { matchById } from '@trinchera/db/queries/ladder/tops'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { detailText } from '../query/match-detail'
import type { Question } from '../understand'
import { bold, lines, link, named, verb, whenPlayed } from '../wording'
import { inEtapa } from './which'

const byNumber = /\b(?:partid[oa]|match) (?:numero |num |nro |n )?(\d{1,9})\b/

/** The match that is named by its number: who won it, its maps, and what was ruled on it; null where none is named so. */
export async function oneMatch({ words, mentions }: Question, site: Site): Promise<Reply | null> {
  const [, number] = byNumber.exec(words.map(({ plain }) => plain).join(' ')) ?? []
  if (!number || mentions.length > 2 || mentions.some(({ clan }) => !clan)) return null
  const told = await matchTold(Number(number), site)
  return (
    told ?? {
      kind: 'missing',
      text: `No hay ninguna partida ${number}. Las últimas están en el ${link('ladder', paths.ladder)}.`,
    }
  )
}

/** Who won a match, its maps, who reported it and what was ruled on it; null where there is none of that number. */
export async function matchTold(id: number, site: Site): Promise<Reply | null> {
  const match = await matchById(site.db, id)
  if (!match) return null
  const { ganador, perdedor } = match
  const etapa = site.community.etapas.find(({ id }) => id === match.id_etapa)
  return {
    text: lines(
      `${bold(link(`Partida ${match.id}`, paths.partida(match.id)))}: ${named(ganador.nombre)} le ${verb('ganó', 'ganaron', ganador.nombre)} a ${named(perdedor.nombre)} ${whenPlayed(match, site.now)}${etapa ? ` ${inEtapa(etapa)}` : ''}.`,
      await detailText(match.id, site),
      !match.ruling && 'No tiene fallos.',
    ),
    quien: [ganador, perdedor].flatMap(({ id }) => site.community.clanById.get(id) ?? []),
  }
}

const hours = /\b(?:a que hora|cuando|que dias?|a q hora)\b.*\b(?:se )?(?:conecta|mete|entra)\b/
const kills =
  /\b(?:(?:cuantas|mas|las|de) bajas(?! (?:si|cuando|de puesto))|kills?|frags?|headshots?|k\/?d|kd|asistencias)\b/

/** That what a player did within a match is not noted; null where that is not asked. */
export function notNoted({ words, mentions }: Pick<Question, 'words' | 'mentions'>): Reply | null {
  const text = words.map(({ plain }) => plain).join(' ')
  const [{ jugador } = { jugador: null }] = mentions
  if (jugador && hours.test(text))
    return {
      text: `Las horas en que se conecta cada uno no se anotan. De ${named(jugador.nombre)} sé sus partidas y sus clanes: ${link('ver al jugador', paths.jugador(jugador.id))}.`,
      quien: [jugador],
    }
  return kills.test(text) && /\b(?:cuant[oa]s?|quien(?:es)?|que|q|mas|como|tiene|hizo)\b/.test(text)
    ? {
        text: 'Eso no se anota: de una partida el sitio guarda quién ganó, los mapas con sus rondas y quién la reportó. Bajas, muertes y puntajes de cada jugador, no.',
      }
    : null
}

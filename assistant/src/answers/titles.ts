import type { Medalla } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { medalsOfClan, medalsOfPlayer } from '@trinchera/db/queries/palmares/medals'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { withoutNames } from '../query/agenda'
import type { Question } from '../understand'
import { bold, bullets, counted, lines, link, listed, named, quoted, verb } from '../wording'
import { isClan } from './which'

/** Etapas that were won, of one that is named. */
const asksTitles =
  /\b(?:cuant[oa]s|que|cual(?:es)?|algun[ao]?|ha|han|nunca) .*\b(?:titulos?|(?:etapas?|temporadas?|ladders?)\b.*\b(?:gan\w+|conquist\w+)|(?:gan\w+|conquist\w+) .*(?:etapas?|temporadas?))\b|\b(?:gan(?:o|aron|ado)) (?:alguna|algun) (?:etapa|temporada|ladder)\b|\b(?:cuantas veces|alguna vez|nunca|ha|han|fue|fueron|salio|salieron|quedo)\b.*\bcampeon(?:es)?\b|\btitulos? (?:de|tiene[n]?|ha)\b|\bpalmares (?:de|del)(?: (?:los|las|el|clan))* ·/
const ofElse =
  /\b(?:torneos?|copas?|si|quien(?:es)?|que clan(?:es)?|mas|contra|cuando|partid\w+|victorias?|medallas?|proxim[oa]|puede|va a|(?:esta|en la) (?:etapa|temporada)|(?:etapa|temporada) actual)\b/

/** The medals of one, of all the etapas where they played. */
export async function medalsOfAny(who: Who, { db }: Pick<Site, 'db'>): Promise<Medalla[]> {
  return isClan(who)
    ? (await Promise.all(who.clanes.map(({ id }) => medalsOfClan(db, id)))).flat()
    : medalsOfPlayer(db, who.id)
}

/** Which closed etapas, and which torneos, one that is named has won; null where that is not asked. */
export async function titlesOf(question: Question, site: Site): Promise<Reply | null> {
  const [one, another] = question.mentions
  const text = withoutNames(question)
  const who = one?.clan ?? one?.jugador
  if (!one || !who || another || one.others || !asksTitles.test(text) || ofElse.test(text)) return null
  const medals = await medalsOfAny(who, site)
  const etapas = medals.filter(({ tipo }) => tipo === 'primer-lugar')
  const torneos = medals.filter(({ tipo }) => tipo === 'torneo')
  const whether =
    /^(?:y )?(?:· )?(?:ha|han|fue|fueron|salio|salieron|quedo|gano|ganaron|nunca|tiene|tienen)\b|\balgun[ao]?\b/.test(
      text,
    )
  const open = site.community.etapas.some(({ archivada }) => archivada)
  return {
    text: lines(
      etapas.length
        ? `${whether ? 'Sí: ' : ''}${named(who.nombre)} ${verb('ha', 'han', who)} ganado ${bold(counted(etapas.length, '1 etapa', `${etapas.length} etapas`))}: ${listed(etapas.map(({ etapa, juego }) => `la ${quoted(`${etapa ?? ''} de ${juego ?? ''}`)}`))}.`
        : `${whether ? 'No: ' : ''}${named(who.nombre)} no ${verb('ha', 'han', who)} ganado ninguna etapa cerrada${open ? '' : ': todavía no se cierra ninguna'}.`,
      torneos.length > 0 && `De torneos ${verb('tiene', 'tienen', who)} ${torneos.length}:`,
      bullets(torneos.map(({ texto }) => quoted(texto))),
      `Todos los campeones, en el ${link('Palmarés', paths.palmares)}.`,
    ),
    quien: [who],
    sugerencias: [`¿Qué medallas tiene ${who.nombre}?`],
  }
}

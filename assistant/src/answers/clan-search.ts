import { temasQueBuscan, type Buscado } from '@trinchera/db/queries/foro/buscados'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import { newThread } from '../thread-state'
import type { Question } from '../understand'
import { lines, link, listed, named, quoted, verb } from '../wording'
import { plain } from '../words/plain'
import { lookedFor, takingRequests } from './recruiting'
import { unirse } from './steps'

/** As many topics are looked through for that of one clan, or of whoever asks. */
const mostTopics = 50

/** What one clan wants of those who join. */
const wants =
  /\b(?:que|q|cual(?:es)?|cuant[oa]s) (?:puestos?|rol(?:es)?|jugador\w*|gente|tipo\w*) (?:\w+ ){0,2}?(?:busca\w*|necesita\w*|le falta|les falta)\b|\b(?:(?:que|a quien(?:es)?|cuant[oa]s|q) (?:anda\w* )?(?:busca\w*|necesita\w*|quieren?|pide\w*)|busca\w* (?:gente|jugador\w*|a alguien|miembros?|refuerzos?|mas|people|players)|(?:sigue\w*|esta\w*|anda\w*) (?:buscando|reclutando)|recluta\w*|looking for|recruit\w*|need(?:s|ing)? players)\b/
/** How one joins, or looks for people, is told by the guides. */
const howTo =
  /\b(?:como|donde|puedo|podemos|se puede|how|where|can i|partid[oa]s?|ganar\w*|reto|retos|para (?:pasar|llegar|subir|ser)|titulo|ruedas?)\b/
/** Whoever asks wants a clan. */
const seeks =
  /\b(?:encontr\w+|busc(?:o|ar|arme|ame|ando)|recomi\w+|conviene|(?:me )met(?:o|er)|meterme|sugier\w+|aconsej\w+|(?:me )?sirv\w+|find|suggest|recommend|looking for)\b.*\bclan(?:es)?\b|\bclan(?:es)?\b.*\b(?:me (?:conviene|convendria|recomi\w+|sirve\w*|serviria\w*|aconsej\w+|queda\w*)|para (?:mi|alguien)|que juegue\w*|q juegue\w*|(?:cual|que|q) (?:me )?recomi\w+)\b/
/** Words of such a question that no other question here has. */
const ofSeeking =
  /^(?:recom\w+|sug[ie]+r\w+|aconsej\w+|conv\w+|jueg\w+|jug\w+|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|noches?|tardes?|mananas?|finde\w*|met\w+|encontr\w+|ayud\w+|sea|sean|buen[oa]?|tranquil\w+|activ\w+|nivel|principiantes?|nuev[oa]s?)$/
const notSeeks =
  /\b(?:alguien|jugador\w*|quien\w*|gente|cuantos|anybody|anyone|players?) (?:\w+ ){0,2}(?:busc\w+|looking)\b|\b(?:como (?:busco|publico|hago|met\w+|entr\w+)|(?:meter|meto|busc\w+|invit\w+|sum\w+) (?:a )?(?:gente|mi|un|otro|jugador\w*)|soy (?:el )?(?:lider|capitan)|gente para|jugadores para|rival|retar|reto|mejor|peor|gana\w*|puesto|torneo|servidor\w*|dejar|salir\w*|cambiar\w*|dos clanes|crear|fundar)\b/

const said = ({ titulo, slug, id, horario, puesto }: Buscado) =>
  [link(titulo, paths.tema(id, slug)), horario && quoted(horario), puesto && quoted(puesto)].filter(Boolean).join(', ')

/** What whoever asks said in the forum of the clan that they look for. */
async function ownWish({ db, asker, now }: Site): Promise<string | null> {
  if (!asker) return null
  const since = new Date(now.getTime() - lookedFor).toISOString()
  const own = (await temasQueBuscan(db, 'clan', since, mostTopics)).find(({ creador }) => creador === asker.nombre)
  return own ? `Lo tuyo, según tu tema: ${said(own)}.` : null
}

const weekdays = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const

/** The days of the week that a text names, ranges whole: 'lunes a jueves'. */
export function daysIn(text: string): ReadonlySet<number> {
  const said = plain(text)
  const at = (word: string) => weekdays.findIndex((day) => word.startsWith(day))
  const named = [...said.matchAll(/\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/g)].map(([word]) =>
    at(word),
  )
  const ranges = [
    ...said.matchAll(
      /\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo) (?:a|al|hasta(?: el)?) (lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/g,
    ),
  ].flatMap(([, from = '', to = '']) => {
    const [first, last] = [at(from), at(to)]
    return weekdays
      .map((_, day) => day)
      .filter((day) => (first <= last ? day >= first && day <= last : day >= first || day <= last))
  })
  return new Set([...named, ...ranges, ...(/\bfin(?:es)? de semana\b|\bfindes?\b/.test(said) ? [5, 6] : [])])
}

/** Which of those who look for people say to play on the days that a question names; null where it names none. */
async function onDays(text: string, { db, now }: Site): Promise<string | null> {
  const days = daysIn(text)
  if (!days.size) return null
  const since = new Date(now.getTime() - lookedFor).toISOString()
  const topics = await temasQueBuscan(db, 'gente', since, mostTopics)
  const fit = topics.filter(({ horario }) => horario && [...daysIn(horario)].some((day) => days.has(day)))
  return fit.length
    ? `Esos días ${fit.length > 1 ? 'juegan' : 'juega'}, según el foro: ${listed(fit.map(said))}.`
    : 'Ninguno de los que buscan gente en el foro dice jugar esos días.'
}

/** What a clan that is named looks for, or which clans look for somebody; null where neither is asked. */
export async function clanWanted(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, stages, words, server } = question
  const text = withoutNames(question)
  if (server || mentions.length > 1) return null
  const [one] = mentions
  if (!one) {
    // it is of another thing than this community's clans
    const isForeign = question.read.some(
      ({ kind, from }) => /^(?:foreign|unknown)$/.test(kind) && !ofSeeking.test(words[from]?.plain ?? ''),
    )
    if (!seeks.test(text) || notSeeks.test(text) || isForeign) return null
    const found = await takingRequests({ site, etapas: stages.etapas, juego: stages.juego })
    return { ...found, text: lines(await onDays(text, site), await ownWish(site), found.text) }
  }
  if (!one.clan || one.others || !wants.test(text) || howTo.test(text)) return null
  const { clan } = one
  const since = new Date(site.now.getTime() - lookedFor).toISOString()
  const topics = (await temasQueBuscan(site.db, 'gente', since, mostTopics)).filter((topic) =>
    clan.clanes.some(({ id }) => id === topic.clan?.id),
  )
  const how = await unirse({
    site,
    words,
    terms: question.terms,
    mentions: [],
    goesOn: false,
    servidor: null,
    before: newThread,
    quien: [clan],
    etapas: stages.etapas,
    juego: stages.juego,
    numero: null,
    desconocido: null,
  })
  const whether = /^(?:y )?(?:·|sigue|esta|anda|busca|recluta)/.test(text) && !/\b(?:que|a quien|cuant\w+) /.test(text)
  return {
    text: lines(
      topics.length
        ? `${whether ? 'Sí: ' : ''}${named(clan.nombre)} ${verb('busca', 'buscan', clan)} gente en el foro: ${listed(topics.map(said))}.`
        : `${whether ? 'No: ' : ''}${named(clan.nombre)} no ${verb('dice', 'dicen', clan)} en el ${link('Foro', paths.foro)} que ${verb('busque', 'busquen', clan)} a alguien.`,
      await ownWish(site),
      how.text,
    ),
    quien: [clan],
  }
}

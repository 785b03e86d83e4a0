import type { Buscado } from '@trinchera/db/queries/foro/buscados'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import { newThread } from '../thread-state'
import type { Question } from '../understand'
import { lines, link, listed, named, quoted, verb } from '../wording'
import { takingRequests } from './recruiting'
import { roleIn, topicsOf } from './seekers'
import { unirse } from './steps'

/** As many topics are looked through for that of one clan, or of whoever asks. */
const mostTopics = 50

/** What one clan wants of those who join. */
const wants =
  /\b(?:que|q|cual(?:es)?|cuant[oa]s) (?:puestos?|rol(?:es)?|jugador\w*|gente|tipo\w*) (?:\w+ ){0,2}?(?:busca\w*|necesita\w*|le falta|les falta)\b|\b(?:(?:que|a quien(?:es)?|cuant[oa]s|q) (?:anda\w* )?(?:busca\w*|necesita\w*|quieren?|pide\w*)|busca\w* (?:gente|jugador\w*|a alguien|miembros?|refuerzos?|mas|people|players)|(?:sigue\w*|esta\w*|anda\w*) (?:buscando|reclutando)|recluta\w*|cupos?|vacantes?|looking for|recruit\w*|need(?:s|ing)? players)\b/
/** How one joins, or looks for people, is told by the guides. */
const howTo =
  /\b(?:como|donde|puedo|podemos|se puede|how|where|can i|partid[oa]s?|ganar\w*|reto|retos|para (?:pasar|llegar|subir|ser)|titulo|ruedas?)\b/
/** Whoever asks wants a clan. */
const seeks =
  /\b(?:encontr\w+|busc(?:o|ar|arme|ame|ando)|recom(?:i|e)\w+|conviene|(?:me )met(?:o|er)|meterme|sugier\w+|aconsej\w+|(?:me )?sirv\w+|find|suggest|recommend|looking for)\b.*\b(?:clan(?:es)?|equipo|team)\b|\bclan(?:es)?\b.*\b(?:me (?:conviene|convendria|recom(?:i|e)\w+|sirve\w*|serviria\w*|aconsej\w+|queda\w*)|para (?:mi|alguien)|que juegue\w*|q juegue\w*|(?:cual|que|q) (?:me )?recom(?:i|e)\w+)\b/
/** Words of such a question that no other question here has. */
const ofSeeking =
  /^(?:recom\w+|sug[ie]+r\w+|aconsej\w+|conv\w+|jueg\w+|jug\w+|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|noches?|tardes?|mananas?|finde\w*|met\w+|encontr\w+|ayud\w+|sea|sean|buen[oa]?|tranqui\w*|casual\w*|relaja\w*|pisteo|activ\w+|nivel|principiantes?|nuev[oa]s?)$/
const notSeeks =
  /\b(?:alguien|jugador\w*|quien\w*|gente|cuantos|anybody|anyone|players?) (?:\w+ ){0,2}(?:busc\w+|looking)\b|\b(?:como (?:busco|publico|hago|met\w+|entr\w+)|(?:donde|como) (?:poste\w+|pongo|publico|escribo|aviso|anuncio|digo)|(?:meter|meto|busc\w+|invit\w+|sum\w+) (?:a )?(?:gente|mi|un|otro|jugador\w*)|soy (?:el )?(?:lider|capitan)|gente para|jugadores para|rival|retar|reto|torneo|servidor\w*|dejar|salir\w*|cambiar\w*|dos clanes|crear|fundar|1v1|1 (?:vs?|contra) 1|uno contra uno|duelo|sin (?:tener )?(?:un )?clan|(?:publique|puse|abri|postee|escribi|avise))\b/

/** A clan is asked for by how it does, and not to join it. */
const ofTables = /\b(?:mejor|peor|gana\w*|puesto)\b/
const toJoin = /\b(?:recom(?:i|e)\w+|entr(?:ar|o)|unir\w*|met(?:er|erme|o)|sumar\w*)\b/
/** Somebody of a role is needed: 'alguien necesita un franco'. */
const needsOne =
  /\b(?:alguien|algun(?:o|a|os)?|quien(?:es)?|clan(?:es)?|equipos?|hay|les|anda[n]?)\b(?: \w+){0,4} (?:necesit\w+|busc\w+|falta\w*|ocupa\w*|quier\w+|sirve|recib\w+|pid\w+|reclut\w+)\b/

const said = ({ titulo, slug, id, horario, puesto }: Buscado) =>
  [link(titulo, paths.tema(id, slug)), horario && quoted(horario), puesto && quoted(puesto)].filter(Boolean).join(', ')

/** What whoever asks said in the forum of the clan that they look for. */
async function ownWish(site: Site): Promise<string | null> {
  const { asker } = site
  if (!asker) return null
  const own = (await topicsOf(site, 'clan', mostTopics)).find(({ creador }) => creador === asker.nombre)
  return own ? `Lo tuyo, según tu tema: ${said(own)}.` : null
}

/** What a clan that is named looks for, or which clans look for somebody; null where neither is asked. */
export async function clanWanted(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention, words, server } = question
  const text = withoutNames(question)
  if (server || mentions.length > 1) return null
  const [one] = mentions
  if (!one) {
    // it is of another thing than this community's clans
    const isForeign = question.read.some(
      ({ kind, from }) => /^(?:foreign|unknown)$/.test(kind) && !ofSeeking.test(words[from]?.plain ?? ''),
    )
    const whole = words.map(({ plain }) => plain).join(' ')
    const isOther = question.read.some(({ kind, from }) => kind === 'foreign' && !roleIn(words[from]?.plain ?? ''))
    const ofRole = roleIn(whole) !== null && needsOne.test(whole) && !howTo.test(whole) && !isOther
    if (
      !ofRole &&
      (!seeks.test(text) || notSeeks.test(text) || (ofTables.test(text) && !toJoin.test(text)) || isForeign)
    )
      return null
    const found = await takingRequests({ site, etapas: etapaMention.etapas, juego: etapaMention.juego }, words)
    const wish = await ownWish(site)
    return { ...found, text: ofTables.test(text) ? lines(found.text, wish) : lines(wish, found.text) }
  }
  if (!one.clan || one.others || !wants.test(text) || howTo.test(text)) return null
  const { clan } = one
  const topics = (await topicsOf(site, 'gente', mostTopics)).filter((topic) =>
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
    etapas: etapaMention.etapas,
    juego: etapaMention.juego,
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

import { isClan } from './answers/which'
import type { Site } from './intent'
import { ownClan } from './names/asker'
import { isPair } from './of-told'
import { withoutNames } from './query/agenda'
import type { Thread } from './thread-state'
import { isAlone, type Question } from './understand'
import { plain } from './words/plain'
import { sound } from './words/sound'

// What a few words ask of the figures that were just told, or of those of whoever asks, asked again with the names in it.

const ofRuns = /\brachas?\b|\bseguid[oa]s\b|\bal hilo\b|\bde corrido\b|\bsin perder\b|\binvict[oa]s?\b|\bstreaks?\b/
const best =
  /^(?:y )?(?:(?:cual|cuanto|cuantas) (?:es|fue|ha sido|son|era) )?(?:(?:el|la|su|sus|tu|mi|nuestra|nuestro) )?(?:record|mejor|mas largas?|maxim[oa]|mayor)(?: (?:racha|de racha|historic[oa]|que (?:ha|han|hemos|he) (?:tenido|hecho|llevado|logrado)|de (?:todas|siempre|la historia)|en la historia|cuanto (?:es|fue)|cual (?:es|fue)|es|fue|cuanto|cual))*$/
const bestOf =
  /^(?:y|la|el|las|los|mas|larga|mejor|mayor|racha|rachas|de|del|en|record|cual|es|fue|era|que|victorias|seguidas|maxima)$/
const losing =
  /^(?:y )?(?:(?:cual|cuanto) (?:es|fue|ha sido) )?(?:(?:la|el|las|su) )?(?:(?:mas larga|mejor|racha|record) )*(?:(?:de|en) (?:derrotas?|perdid[oa]s|partidas perdidas|perder)|perdiendo|peor(?: racha)?|mala|mala racha)(?: (?:seguidas|mas larga|cual (?:es|fue)))*$/
const ofNow = /\b(?:de|en) (?:esta|la) (?:etapa|temporada)(?: actual| de ahora)?$|\b(?:de|en) (?:la actual|esta)$/

/** The longest run, of wins or of losses, asked for after one that was told: of the same clan, or of all. */
function ofRun(typed: string, { etapaMention, words }: Question, thread: Thread): string | null {
  const { asked, intent, consulta, quien } = thread
  const before = plain(asked ?? '')
  const isOfRuns = ofRuns.test(before) || consulta?.medida === 'racha' || /racha/.test(intent ?? '')
  if (!isOfRuns || thread.torneo) return null
  const [who] = quien
  const isOfOne =
    who &&
    (intent === 'racha' ||
      before.includes(plain(who.nombre)) ||
      /\b(?:mi|mis|nuestr[oa]s?|llevo|llevamos|he|hemos|tenemos|tengo|vamos|voy)\b/.test(before))
  const of = isOfOne ? ` de ${who.nombre}` : ''
  const [etapa, another] = etapaMention.etapas
  const rest = words.filter((_word, at) => !etapaMention.used.has(at))
  const named = etapa && !another ? `${etapa.nombre} de ${etapa.juego.nombre}` : etapaMention.juego?.nombre
  if (etapaMention.used.size)
    return named && rest.every(({ plain: word }) => bestOf.test(word)) && rest.length
      ? `cual fue la racha mas larga${of} en ${named}`
      : null
  if (
    ofNow.test(typed) &&
    typed
      .replace(ofNow, '')
      .split(' ')
      .filter(Boolean)
      .every((word) => bestOf.test(word))
  )
    return `cual fue la racha mas larga${of} en la etapa actual`
  // of all that are on one now, the other end of that list is meant
  if (!isOfOne && !/\b(?:larga|record|historic\w+|historia)\b/.test(`${before} ${typed}`)) return null
  if (losing.test(typed)) return isOfOne ? `cual fue la peor racha${of}` : 'racha de derrotas mas larga de la historia'
  return best.test(typed)
    ? isOfOne
      ? `cual fue la racha mas larga${of}`
      : 'cual es la racha mas larga de la historia'
    : null
}

const latestMedal =
  /^(?:y )?(?:(?:cuando|que dia|en que fecha|hace cuanto) (?:(?:fue|sac\w+|gan\w+|consigui\w+|obtuv\w+|recibi\w+|les? dieron|le dieron) )?(?:la|su) ultima(?: medalla)?|(?:cual|que) (?:es|fue|era) (?:la|su) (?:ultima|mas (?:nueva|reciente))(?: medalla)?|(?:la|su) ultima(?: medalla)?)(?: (?:que )?(?:sac\w+|gan\w+|cual (?:es|fue)|cuando fue|fue))?$/

const ofMedal = (typed: string, { intent, quien: [who] }: Thread): string | null =>
  who && intent === 'medallas-de' && latestMedal.test(typed) ? `cual es la ultima medalla de ${who.nombre}` : null

const theirs =
  /^(?:y )?(?:(?:el|ella|ellos|ellas) )?(?:(?:cuant[oa]s?(?: veces| partidas)?) )?(?:(?:me|nos) (?:ha |han )?(?:ganado|gano|ganaron|gana|ganan)(?: (?:el|ella|ellos))?(?: a (?:mi|nosotros))?|(?:el|ella|ellos) (?:a|contra) (?:mi|nosotros)|a (?:mi|nosotros)|(?:he |hemos )?(?:perdido|perdi|perdimos)(?: (?:yo|nosotros))?)$/
const mine =
  /^(?:y )?(?:de es[ao]s )?cuant[oa]s?(?: veces| de es[ao]s| partidas)? (?:(?:le|les) )?(?:he |hemos )?(?:ganado|gane|ganamos)(?: (?:yo|nosotros))?(?: (?:de es[ao]s|a (?:el|ella|ellos)))?$/

/** 'y él a mí', 'y cuántas gané', after how often whoever asks has met somebody. */
function ofOther(typed: string, thread: Thread): string | null {
  const [one, two] = thread.quien
  if (!one || !two || !isPair(thread)) return null
  if (theirs.test(typed)) return `cuantas veces le ha ganado ${two.nombre} a ${one.nombre}`
  return mine.test(typed) ? `cuantas veces le ha ganado ${one.nombre} a ${two.nombre}` : null
}

const column =
  /^y (?:(?:quien(?:es)?|que clan|cual|el|los|con|que|la|de) )*(?:(?:tienen?|ha|han|lleva) )?(?:mas )?(?<what>victorias|derrotas|partidas|ganad[oa]s?|perdid[oa]s?|jugad[oa]s?)$/
const mostOf = /\bmas (?:victorias|derrotas|partidas|triunfos)\b|\b(?:ha |han )?(?:ganado|perdido|jugado) mas\b/

/** 'y derrotas', after who has the most wins: the same of another column. */
function ofColumn(typed: string, { asked }: Thread): string | null {
  const what = column.exec(typed)?.groups?.['what']
  const before = plain(asked ?? '').replace(/[?!¿¡.]+/g, '')
  if (
    !what ||
    !mostOf.test(before) ||
    !/\b(?:quien(?:es)?|que clan|clan(?:es)?|jugador(?:es)?|cual|top)\b/.test(before)
  )
    return null
  const name =
    what.startsWith('v') || what.startsWith('g') ? 'victorias' : /^(?:d|pe)/.test(what) ? 'derrotas' : 'partidas'
  return before.replace(mostOf, `mas ${name}`).replace(/\b(que clan|quien) mas/, '$1 tiene mas')
}

const whose =
  /^(?:y )?(?:(?:de quien|quien) (?:es|son)(?: (?:el (?:lider|dueno)|el clan|ese clan))?|(?:y )?quien (?:lo |la |los )?(?:manda|lidera)(?: ahi)?)$/
const tag = /^(?:y )?(?:(?:cual|que) (?:es )?)?(?:(?:el|su) )?(?:tag|siglas?)(?: (?:cual es|tienen?|usan?))?$/

/** 'y de quién es', 'y el tag', after another field of a clan. */
function ofField(typed: string, { intent, quien: [who, another], torneo, texto }: Thread): string | null {
  const isOfClan = who && isClan(who) && !another && !torneo && !texto
  if (!isOfClan || !/^(?:quien-es|lider|integrantes|rango|puesto|racha|fundado|record)$/.test(intent ?? '')) return null
  if (tag.test(typed)) return `cual es el tag de ${who.nombre}`
  return whose.test(typed) && intent === 'quien-es' ? `de quien es el clan ${who.nombre}` : null
}

const bareEtapa =
  /^(?:y |pero |no )*(?:en|de) (?:la|el) (?:n |numero )?(1|2|3|i|ii|iii|uno|dos|tres|primera|segunda|tercera)(?: (?:po|pos|poh|digo|pues))?$/
/** What is told of one in an etapa. */
const inEtapa = /^(?:puesto|racha|victorias|partidas-de|mejor-puesto|quien-es|integrantes|lider|consulta|duelo)$/

/** 'en la 2 po', after where a clan stands: the etapa of that number. */
function ofEtapaNumber(typed: string, { intent, quien: [who], torneo }: Thread): string | null {
  const [, number] = bareEtapa.exec(typed) ?? []
  return number && who && isClan(who) && !torneo && inEtapa.test(intent ?? '') ? `y en la etapa ${number}` : null
}

const mostWords = 11

/** A short question about figures with the names of what was told; null where it needs none of them. */
export function ofFigures(text: string, question: Question, thread: Thread): string | null {
  const { mentions, words } = question
  const typed = plain(text)
    .replace(/[\s?!.,¿¡]+/g, ' ')
    .trim()
  const story = ofStory(typed, question)
  if (story || words.length > mostWords) return story
  // 'y él a mí' names nobody, though it speaks of somebody
  const spoken = ofMedal(typed, thread) ?? ofOther(typed, thread) ?? ofColumn(typed, thread)
  if (spoken || mentions.length) return spoken
  return (
    ofRun(typed, question, thread) ??
    ofField(typed, thread) ??
    (question.etapaMention.used.size ? null : ofEtapaNumber(typed, thread))
  )
}

const ofRunOf = /\b(?:sin (?:perder|conocer la derrota)|invict[oa]s?|rachas?|ganando todo|seguid[oa]s)\b/
const asksEnds =
  /\b(?:de que (?:fecha|dia) a que|desde (?:cuando|que)|hasta cuando|(?:que|en que) fechas?|cuando fue|quien(?:es)? (?:se )?(?:la|les?|los|lo) (?:cort|quit|fren|romp|quebr)\w*)\b/
const wasOnce = /\b(?:estuv\w+|tuv\w+|fue|fueron|hici\w+|hizo|llevaban?|pas\w+|anduv\w+)\b/

/** 'estuvieron dos meses sin perder en la etapa 1, de qué fecha a qué fecha fue': the longest run of the one clan that is named. */
function ofStory(typed: string, { mentions, etapaMention }: Question): string | null {
  const [one, another] = mentions
  if (!one?.clan || another || one.others) return null
  if (!ofRunOf.test(typed) || !asksEnds.test(typed) || !wasOnce.test(typed)) return null
  const closed = etapaMention.etapas.filter(({ archivada }) => archivada)
  const [etapa] = closed.length ? closed : etapaMention.etapas
  return `cual fue la racha mas larga de ${one.clan.nombre}${etapa ? ` en la ${etapa.nombre} de ${etapa.juego.nombre}` : ''}`
}

/** 'Recluta tiene clan?', 'en qué clan juega Recluta': of one whose nick is a word of the language. */
const ofNick =
  /^(?:y )?(?<first>\S+) (?:(?:tiene|esta en(?: un| algun)?|anda en(?: un)?|juega en(?: un| algun)?) (?:clan|equipo|team)|en (?:que|cual) (?:clan|equipo|team) (?:juega|esta|anda))$|^(?:y )?en (?:que|cual) (?:clan|equipo|team) (?:juega|esta|anda) (?:el )?(?<last>\S+)$/
const lowest =
  /^(?:(?:cual|cuanto) (?:es|fue|ha sido) )?lo mas bajo (?:a )?(?:que|q) (?:ha |han )?(?:estado|llegado|llego|llegaron|caido|cayo|estuvo|estuvieron) ·$/

/** A question about one by a nick that is a word, or about the lowest place of one that is named, as it is asked otherwise. */
function ofNamed(typed: string, question: Question, { community }: Site): string | null {
  const [one, another] = question.mentions
  if (one?.clan && !another && lowest.test(withoutNames(question)))
    return `cual fue el peor puesto de ${one.clan.nombre}`
  const { first, last } = (one ? null : ofNick.exec(typed))?.groups ?? {}
  const nick = first ?? last
  const [player] = nick && nick.length > 3 ? community.players.exact(sound(nick)) : []
  return player ? `de que clan es el jugador ${player.value.nombre}` : null
}

const howMany = /^(?:y |oye )*(?:cuantos|kuantos|qntos) somos(?: (?:ya|ahora|en total))?$/
const ownMaps =
  /^(?:y )?(?:en )?(que|cuales?) mapas? (?:es (?:en )?(?:el|donde) que )?(gano|pierdo|juego|me va)(?: yo)? (?:mas|mejor|peor)(?: seguido| veces)?$/
const presentOf: Readonly<Record<string, string>> = { gano: 'gana', pierdo: 'pierde', juego: 'juega' }
const withRival =
  /^(?:(?:el|nuestro|mi|cual es (?:el|mi|nuestro)|como (?:va|esta) (?:el|mi|nuestro)) )?(?:historial|mano a mano|cara a cara|record|balance|duelos?|marcador) (?:contra|con|vs|frente a|versus)(?: (?:el|los|las|la))? ·$/

/** What is asked of the clan of whoever asks, or of them, without a name: 'cuántos somos', 'historial con Puelche'; null where it is something else. */
export async function ofOwnFigures(
  text: string,
  question: Question,
  thread: Thread,
  site: Site,
): Promise<string | null> {
  const typed = plain(text)
    .replace(/[\s?!.,¿¡]+/g, ' ')
    .trim()
  const ofAny = ofNamed(typed, question, site)
  if (ofAny || !site.asker) return ofAny
  if (howMany.test(typed) && !thread.quien.length) {
    const own = await ownClan(site)
    return own && `cuantos jugadores tiene ${own.nombre}`
  }
  const [, which, did] = ownMaps.exec(typed) ?? []
  if (which && did)
    return `en ${which} mapas ${did.startsWith('me') ? 'le va' : (presentOf[did] ?? did)} ${typed.includes('peor') ? 'peor' : typed.includes('mejor') ? 'mejor' : 'mas'}${did.startsWith('me') ? ' a' : ''} ${site.asker.nombre}`
  const [rival, another] = question.mentions
  if (!rival?.clan || another || rival.others || !withRival.test(withoutNames(question))) return null
  if (isAlone(rival.clan, site.community)) return `${site.asker.nombre} contra ${rival.clan.nombre}`
  const own = await ownClan(site)
  return own && own !== rival.clan ? `historial de ${own.nombre} contra ${rival.clan.nombre}` : null
}

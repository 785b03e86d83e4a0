import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { isClan } from './answers/which'
import type { Site } from './intent'
import { ownClan } from './names/asker'
import { numberIn } from './names/numbers'
import { ofFigures, ofOwnFigures } from './of-figures'
import { ofTold } from './of-told'
import type { Thread } from './thread-state'
import type { Question } from './understand'
import { plain } from './words/plain'

// What leans on a table, on whoever was spoken of or on two that a long sentence names, asked again with the names in it.

/** A place of a table that stands for who holds it: 'el campeón', 'del que va último', 'al puntero'. */
const holder =
  /\b(el|la|al|del) (?:(?:clan |equipo )?que (?:va|esta|quedo|salio|termino|iba) (?:de |en (?:el )?)?)?(campeon|subcampeon|puntero|colista|primero|primer lugar|segundo(?: lugar)?|tercero|tercer lugar|cuarto(?: lugar)?|quinto(?: lugar)?|ultimo(?: lugar)?|penultimo)(?= (?:del?|en|lleva|tiene|jug|juega|gan|perd|pierd|va|que|ahi|de)|[\s?!.,]*$)/
/** It asks something of one clan, and not who stands there. */
const asksOfOne =
  /\b(?:cuant[oa]s (?:partid\w+|victorias|derrotas|triunfos|ganadas|perdidas|juegos|jugadores|integrantes|lleva|tiene|ha|gano|perdio|jugo|son)|racha|(?:con|contra) quien (?:jugo|perdio|gano|juega)|quien(?:es)? (?:juegan?|estan?|son los|es el (?:lider|capitan)|lidera|manda)|lider(?:es)? (?:de|del)|integrantes|plantel|ultima (?:partida|derrota|victoria)|a quien le gan\w+|quien le gano|(?:quien(?:es)?|que clan(?:es)?|alguien) (?:le|les) (?:ha |han |a )?gan(?:o|aron|ado)|porcentaje|en que mapas?|como le (?:ha ido|fue|va)|desde cuando|cuando (?:jugo|gano|perdio|juega)|medallas|tag|hace cuanto)\b/
const betweenTwo = /\b(?:diferencia|distancia|entre|puestos|si|le lleva|compar\w+)\b/

const placeOf = (said: string): number =>
  /^(?:ultimo|colista)/.test(said)
    ? -1
    : said === 'penultimo'
      ? -2
      : said === 'subcampeon'
        ? 2
        : /^(?:campeon|puntero|primer)/.test(said)
          ? 1
          : (numberIn(said.split(' ')[0] ?? '') ?? 0)

/** The table that a question means: of the etapa or the game it names, else that which was told. */
function tableOf({ etapaMention }: Question, thread: Thread, { community }: Site): NamedEtapa | null {
  const { juego } = etapaMention
  const open = juego ? community.etapas.filter((etapa) => etapa.juego.id === juego.id && etapa.multijugador) : []
  return (
    etapaMention.etapas[0] ??
    open.find(({ activo }) => activo) ??
    (etapaMention.used.size || thread.torneo
      ? null
      : // of no table in particular, the one that is listed first
        (thread.etapas.find(({ multijugador }) => multijugador) ??
        community.etapas.find(({ activo, multijugador }) => activo && multijugador) ??
        null))
  )
}

/** A question about who holds a place, with the clan's name instead: 'cuántas partidas jugó el campeón'; null where it is none. */
async function ofHolder(text: string, question: Question, thread: Thread, site: Site): Promise<string | null> {
  const typed = plain(text)
  const found = holder.exec(typed)
  const asked = found ? typed.replace(found[0], ' ') : ''
  if (!found || question.mentions.length || betweenTwo.test(asked) || !asksOfOne.test(asked)) return null
  const etapa = tableOf(question, thread, site)
  const place = placeOf(found[2] ?? '')
  const table = etapa && place ? await clanesOfEtapa(site.db, etapa.id) : []
  const clan = table.filter(({ ranking_actual }) => ranking_actual > 0).at(place > 0 ? place - 1 : place)
  if (!etapa || !clan) return null
  const before = found[1] === 'al' ? 'a ' : found[1] === 'del' ? 'de ' : ''
  const where = question.etapaMention.used.size ? '' : ` en ${etapa.nombre} de ${etapa.juego.nombre}`
  return `${typed.replace(found[0], `${before}${clan.nombre}`).replace(/[\s?!.,]+$/, '')}${where}`
}

/** What is asked of whoever was spoken of, though it may be asked of everybody: 'y en qué mapa pierde más'. */
const ofOne: readonly RegExp[] = [
  /\b(?:en )?(?:que|q|cual(?:es)?) mapas? (?:le|les|pierden?|ganan?|juegan?|han?|es (?:mejor|peor|fuerte))\b/,
  /\b(?:su|sus) (?:mejor(?:es)?|peor(?:es)?) mapas?\b/,
  /\bhace cuanto(?: tiempo)? (?:que|q) no (?:ganan?|pierden?|juegan?)\b/,
]
const mostWords = 8
/** Who has beaten whoever was spoken of. */
const beaten =
  /^(?:y )?(?:alguien|quien(?:es)?|que clan(?:es)?) (?:le|les|los|la|lo) (?:ha|han) (?:ganado|vencido)(?: alguna vez)?$/

/** 'contra quién perdió la última', 'cuándo ganó la última'. */
const lastOf =
  /^(?:y )?(?:(?:contra|con|ante|a) quien|cuando|hace cuanto|en que mapas?) (?:fue que )?(?:les? )?(gano|ganaron|perdio|perdieron) (?:por )?(?:la )?ultima(?: vez| partida)?$/
const lastMatch =
  /^(?:y )?(?:cuando|cual|como|contra quien|hace cuanto) (?:fue|salio|salieron|les fue|le fue|quedo|quedaron|jugo|jugaron) (?:en )?(?:la |su )ultima(?: partida| vez)?$/
const whether =
  /^(?:y )?(?:ha|han) (?:ganado|perdido|jugado) (?:alguna?|algo|partidas?|muchas?)(?: partidas?)?(?: (?:est[ea]|hoy|ayer|la|el|en|desde|ultimamente)\b.*)?$/

/** In what a player is, asked of whoever was spoken of. */
const ofPlayer =
  /\b(?:en|de) (?:que|q|cual(?:es)?) (?:ladders?|etapas?|juegos?|tablas?|clan(?:es)?|equipos?) (?:juega|esta|anda|compite|participa|es)\w*/

const hasPlayed = /^(?:y )?cuant[oa]s (?:partidas |victorias )?(?:lleva|ha (?:ganado|jugado)|tiene|gano|jugo)$/

/** Since when somebody is there, asked of the clan that was told last. */
const sinceThere =
  /^(?:y )?(?:desde cuando|hace cuanto(?: tiempo)?|cuando|que dia|desde que fecha)(?: (?:que )?(?:esta|entro|llego|se unio|juega|lleva|ingreso)(?: (?:ahi|alli|(?:en |a )(?:el|ese|este|su) (?:clan|equipo)|al (?:clan|equipo)))?)?$/

/** 'y en qué ladders juega', with the name of the player that was spoken of; null where it asks for something else. */
export function ofSpokenPlayer(
  text: string,
  { mentions, etapaMention, words }: Question,
  { quien: [spoken], intent, listed: [clan] }: Thread,
) {
  const typed = plain(text).replace(/[\s?!.]+$/, '')
  if (
    spoken?.kind === 'jugador' &&
    (intent === 'clan-de' || (intent === 'quien-es' && / (?:clan|equipo|ahi|alli)$/.test(typed))) &&
    (!mentions.length || /\b(?:ese|este) (?:clan|equipo)$/.test(typed)) &&
    sinceThere.test(typed)
  )
    return `desde cuando esta ${spoken.nombre} en ${clan?.kind === 'clan' ? clan.nombre : 'su clan'}`
  if (spoken?.kind === 'jugador' && !mentions.length && intent === 'clan-de' && hasPlayed.test(typed))
    return `cuantas partidas lleva ${spoken.nombre}`
  return spoken?.kind === 'jugador' &&
    !mentions.length &&
    !etapaMention.used.size &&
    words.length <= mostWords &&
    ofPlayer.test(typed)
    ? `en que clanes juega ${spoken.nombre}`
    : null
}

/** A short question that leaves out of whom it is, with the name of the clan that was spoken of; null where it asks for something else. */
function ofLast(
  text: string,
  { mentions, etapaMention, words, map, read }: Question,
  { quien: [spoken], intent }: Thread,
) {
  if (!spoken || !isClan(spoken) || mentions.length || words.length > mostWords) return null
  const typed = plain(text).replace(/[\s?!.,]+$/, '')
  if (ofOne.some((asks) => asks.test(typed)))
    return `${typed
      .replace(/^y /, '')
      .replace(/\bsus? (?=(?:mejor|peor))/, 'el ')
      .replace(/\bmal$/, 'peor')
      .replace(/\bbien$/, 'mejor')} ${etapaMention.used.size ? 'de ' : ''}${spoken.nombre}`
  if (lastMatch.test(typed)) return `ultima partida de ${spoken.nombre}`
  if (beaten.test(typed)) return `quien le ha ganado a ${spoken.nombre}`
  if (/^(?:y )?(?:quienes|cuales)(?: son)?$/.test(typed) && intent === 'integrantes')
    return `quienes juegan en ${spoken.nombre}`
  const [, end] = lastOf.exec(typed) ?? []
  if (end) return `cuando fue la ultima ${end.startsWith('g') ? 'victoria' : 'derrota'} de ${spoken.nombre}`
  if (whether.test(typed))
    return `${spoken.nombre} ${typed.replace(/^y /, '').replace(/\b(?:alguna?|algo|muchas?)(?: partidas?)?/, 'alguna partida')}`
  // 'y en The Hunt?', of a clan that was told of
  const onlyMap = map && typed.startsWith('y en ') && read.every(({ from }) => from >= map.from || from < 2)
  return onlyMap ? `como le va a ${spoken.nombre} ${typed.slice(2)}` : null
}

/** It asks how two stand against each other, whatever is told around it. */
const ofEach =
  /\b(?:cuant[oa]s (?:\w+ ){0,4}cada (?:uno|una|cual|clan|equipo|lado)|cada (?:uno|cual) (?:cuant[oa]s|lleva)|como (?:van|va|estan) (?:el |la )?(?:historial|mano a mano|cara a cara|cuenta)|historial entre|mano a mano|cara a cara|quien(?:es)? (?:le )?(?:ha )?gana(?:do)? mas veces|siempre (?:le|les) gan\w+|(?:le|les) gan\w+ siempre|nunca (?:le|les) (?:ha |han )?gan\w+)\b/

function ofTwo(text: string, { mentions }: Question): string | null {
  const typed = plain(text)
  const [one, two] = mentions.map(({ clan, jugador, others }) => (others ? null : (clan ?? jugador)))
  if (!one || !two || mentions.length > 2 || one.kind !== two.kind) return null
  return ofEach.test(typed) && !/(?:^| )si /.test(typed) ? `${one.nombre} contra ${two.nombre}` : null
}

/** 'pueden pasar a Puelche los Halcones?', 'puede bajar Puelche?', 'a cuánto está Puelche del primero'. */
function ofPassing(text: string, { mentions }: Question): string | null {
  const typed = plain(text).replace(/[\s?!.,¿¡]+$/, '')
  const [one, two] = mentions.map(({ clan, others }) => (others ? null : clan))
  if (!one || mentions.length > 2 || (mentions.length > 1 && !two)) return null
  if (
    two &&
    /\bpuede[n]? (?:pasar|superar|sobrepasar|alcanzar) a\b/.test(typed) &&
    !/^(?:a|si|como|quien|cuando) /.test(typed)
  )
    return `que pasa si ${one.nombre} le gana a ${two.nombre}`
  if (
    !two &&
    /^(?:(?:\w+ ){1,4}puede[n]? (?:bajar|caer)|puede[n]? (?:bajar|caer)(?: \w+){1,4})$/.test(typed) &&
    !/^(?:a|si|como|quien|cuando|cuanto) /.test(typed)
  )
    return `quien puede pasar a ${one.nombre}`
  return two && /^a cuanto esta[n]? \S/.test(typed) ? `a cuantos puestos esta ${one.nombre} de ${two.nombre}` : null
}

/** 'y en Spearhead y Allied?', after whether one may be in two clans. */
const ofTwoEtapas = (text: string, { mentions, etapaMention }: Question, { intent, asked }: Thread) =>
  (intent === 'reglamento' || intent === 'un-clan') &&
  !mentions.length &&
  etapaMention.used.size > 0 &&
  / y (?:en )?\w+/.test(plain(text).replace(/^y /, '')) &&
  asked !== null &&
  /\b(?:dos|2|varios|mas de un|ambos) (?:clan(?:es)?|equipos?)\b/.test(plain(asked))
    ? 'puedo estar en los dos clanes si son de juegos distintos'
    : null

const aboutEtapas = /^(?:fin-etapa|como-termino|que-es-etapa|etapas|primeros)$/
const wonIt =
  /^(?:y )?(?:quien(?:es)?|kien|que clan|q clan|cual) (?:fue (?:el |la )?(?:que )?)?(?:(?:se )?(?:la|lo) )?(?:gano|ganaron|llevo|salio (?:campeon|primero)|campeon|quedo (?:campeon|primero))(?: (?:la|esa) etapa| esa vez)?$/
const leadsIt =
  /^(?:y )?(?:quien(?:es)?|kien|que clan|q clan|cual) (?:(?:la|lo) )?(?:va (?:ganandola|ganando|primero|puntero|arriba)|lidera|encabeza|gana|puntea)(?: ahi| esa)?$/
const heldThere =
  /^(?:y )?cuant[oa]s (?:partid\w+|clanes|equipos|jugadores) (?:se (?:jugaron|jugo|han jugado|juegan)|hubo|jugaron|participaron|habia|hay|juegan|tuvo|van|llevan|tiene|tienen)(?<there> ahi| alli| en (?:esa|esta|la misma))?$/
/** What tells of one etapa, or of the first of several. */
const ofTables = /^(?:en-puesto|tabla|clanes-de|primeros)$/

/** 'quién la ganó', of an etapa that was told of: with its name; null where none was, or something else is asked. */
function ofEtapa(text: string, { mentions, etapaMention, words }: Question, { etapas, consulta, intent }: Thread) {
  if (mentions.length || etapaMention.used.size || words.length > mostWords || !etapas.length) return null
  const typed = plain(text)
    .replace(/[\s?!.,¿¡]+$/, '')
    .replace(/^¿/, '')
  const wasOfEtapa = consulta?.de === 'etapas' || aboutEtapas.test(intent ?? '')
  const [first] = etapas
  const closed = etapas.find(({ activo }) => !activo)
  const name = (etapa: NamedEtapa | undefined) => (etapa ? `${etapa.nombre} de ${etapa.juego.nombre}` : '')
  if (wasOfEtapa && wonIt.test(typed))
    return closed ? `quien gano la ${name(closed)}` : `quien va primero en la ${name(first)}`
  if (wasOfEtapa && leadsIt.test(typed))
    return `quien va primero en la ${name(etapas.find(({ activo }) => activo) ?? first)}`
  const held = heldThere.exec(typed)
  const there = held?.groups?.['there'] ?? ''
  const isOfTable = ofTables.test(intent ?? '') && (etapas.length === 1 || there !== '')
  return held && (wasOfEtapa || isOfTable)
    ? `${typed.replace(/^y /, '').slice(0, there ? -there.length : undefined)} en la ${name(wasOfEtapa ? (closed ?? first) : first)}`
    : null
}

const joins =
  /^(?:y )?(?:como|donde|que (?:hago|hay que hacer) para) (?:me |nos |se |puedo |podemos )?(?:anot|inscrib|apunt|met|entr|un[oei]|sum|particip|jueg|jug)\w*(?: a (?:jugar|participar))?(?: (?:ahi|alli|en (?:es[aeo]|est[ae])(?: (?:ladder|tabla|etapa|ranking|duelo|liga))?))$/
const withoutClan =
  /^(?:y )?(?:necesito|se necesita|hay que tener|tengo que tener|hace falta|es necesario|tengo que estar en|hay que estar en)(?: tener| estar en)? (?:un )?clan(?: para (?:eso|jugar|entrar)| pa (?:eso|jugar|entrar))?$/

/** How one joins the etapa that was told of, each kind by its own way; null where something else is asked. */
function ofJoining(text: string, { mentions, etapaMention }: Question, { etapas, intent }: Thread) {
  const [first] = etapas
  if (mentions.length || etapaMention.used.size) return null
  const typed = plain(text).replace(/[\s?!.,¿¡]+$/, '')
  const isOfOne = intent === 'entrar-1v1' || (ofTables.test(intent ?? '') && first?.multijugador === false)
  if (isOfOne && withoutClan.test(typed)) return 'pa jugar 1v1 necesito clan'
  if (!first || !ofTables.test(intent ?? '') || !joins.test(typed)) return null
  return first.multijugador ? 'como me meto a un clan' : `como entro al 1v1 de ${first.juego.nombre}`
}

/** 'soy mejor que Peuco': a player is compared with a player. */
function ofSelf(text: string, { mentions: [one, two] }: Question, { asker }: Site) {
  const [, better] = /^(?:yo )?(?:soy|juego|voy) (mejor|peor) que \S/.exec(plain(text)) ?? []
  return better && asker && one?.jugador && !two && !one.others
    ? `${asker.nombre} es ${better} que ${one.jugador.nombre}`
    : null
}

/** The longest run of the clan of whoever asks, with its name: one of all would be told too. */
async function ofOwnRun(text: string, site: Site): Promise<string | null> {
  const [, run] =
    /^(?:cual (?:es|fue) )?(?:nuestra|mi(?= peor)|la(?=.* de mi clan$)) ((?:mejor|peor) racha)(?: de mi clan)?$/.exec(
      plain(text),
    ) ?? []
  const own = run ? await ownClan(site) : null
  return own && `cual fue la ${run} de ${own.nombre}`
}

/** 'cuánto nos falta pa pillar a Puelche': asked of the clan of whoever asks, by its name. */
async function ofOwnGap(text: string, { mentions: [rival, another] }: Question, site: Site): Promise<string | null> {
  const isAsked =
    /^(?:y )?(?:(?:a )?cuant[oa]s?(?: puestos| lugares)?|que|q) (?:nos |me )?(?:falta\w*|queda\w*|estamos|estoy) (?:para|pa|de) (?:pillar|alcanzar|pasar|superar|agarrar|llegar|darle alcance|igualar|quitarle)\b/.test(
      plain(text).replace(/^¿/, ''),
    ) && /\b(?:nos|me|estamos|estoy)\b/.test(plain(text))
  const own = isAsked && rival?.clan && !another && !rival.others ? await ownClan(site) : null
  return own && rival?.clan && own !== rival.clan
    ? `cuanto le falta a ${own.nombre} para alcanzar a ${rival.clan.nombre}`
    : null
}

/** A question as it is asked with the names that it leaves to a table, to the thread, or hides in a story; null where it needs none. */
export const saidWithNames = async (text: string, question: Question, thread: Thread, site: Site) =>
  ofTold(text, question, thread) ??
  ofFigures(text, question, thread) ??
  (await ofOwnFigures(text, question, thread, site)) ??
  ofTwo(text, question) ??
  ofPassing(text, question) ??
  ofEtapa(text, question, thread) ??
  ofJoining(text, question, thread) ??
  ofSelf(text, question, site) ??
  ofTwoEtapas(text, question, thread) ??
  ofLast(text, question, thread) ??
  (await ofOwnRun(text, site)) ??
  (await ofOwnGap(text, question, site)) ??
  (await ofHolder(text, question, thread, site))

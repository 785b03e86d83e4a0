import type { Site } from '../intent'
import { ownClan } from '../names/asker'
import type { ClanName, Who } from '../names/community'
import { numberIn } from '../names/numbers'
import type { Thread } from '../thread-state'
import { isAlone, type Question } from '../understand'
import { asked, refOf, type Change, type Consulta } from './consulta'
import { periodIn } from './period'
import { stagesSaid } from './stage-sets'

/** How words are written in a hurry, as they are said. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\b(?:q|k|ke|qe)\b/g, 'que'],
  [/\b(?:kien|qien|quen)(es)?\b/g, 'quien$1'],
  [/\ba(n?)(?= (?:sido|ganad\w*|gando|perdid\w*|jugad\w*|vencid\w*|podido|tenid\w*|estad\w*|habid\w*|derrotad\w*|llegad\w*|subid\w*|enfrentad\w*|reportad\w*))/g, 'ha$1'],
  [/\b(?:ves|bes|veses|beses)\b/g, 'vez'],
  [/\b(?:kuant|qant|cuant|cant)(o|a)(s?)\b/g, 'cuant$1$2'],
  [/\b(?:pa|pal)\b/g, 'para'],
  [/\b(?:asia|ase)\b/g, 'hace'],
  [/\b(?:weon(?:es)?|wn|po|poh|oye|oe|hola|wena|porfa|compa|cabros|cauros|sipo)\b/g, ''],
]

/** What a question says besides names: those of clans and players are '·', and stages, times and maps are left out. */
function besidesNames({ words, mentions, stages, map }: Question, time: ReadonlySet<number>): string {
  const text = words
    .flatMap(({ plain }, at) => {
      const mention = mentions.find(({ from, to }) => at >= from && at < to)
      if (mention) return mention.from === at ? ['·'] : []
      return stages.used.has(at) || time.has(at) || (map && at >= map.from && at < map.to) ? [] : [plain]
    })
    .join(' ')
  return written
    .reduce((said, [pattern, instead]) => said.replace(pattern, instead), text)
    .replace(/\s+/g, ' ')
    .trim()
}

/** A shape of question, by what it says besides names. `of`: how many it must name; `self`: whoever asks, or was spoken of, may be meant. */
interface Shape {
  says: RegExp
  unless?: RegExp
  of: 0 | 1 | 2 | 'any'
  read(text: string, question: Question, site: Site): Change | null
}

const clanWord = '(?:clan(?:es)?|equipos?|teams?)'
const who = `(?:quien(?:es)?|(?:que|cual(?:es)?)(?: es el)? ${clanWord})`
const of = '(?:le|les|lo|los|la|las)?'
const beat = '(?:ganad\\w+|gano|ganaron|vencid\\w+|vencio|vencieron|derrotad\\w+|derroto|derrotaron)'
const never = '(?:nunca|jamas|no|todavia no|aun no)'
const each = /\bcuant[oa]s?\b|\bcada (?:un[oa]|quien|clan|rival)\b|\bveces\b|\bdesglos\w+\b|\bc\/u\b/
const least = (text: string) => /\bmenos\b/.test(text)
const wins = /\b(?:gan\w+|victorias?|triunfos?|wins?)\b/
const losses = /\b(?:pierd\w+|perd\w+|derrotas?|losses)\b/
const resultOf = (text: string) => (losses.test(text) ? 'perdida' : wins.test(text) ? 'ganada' : null)
const fieldOf = (text: string) => (losses.test(text) ? 'perdidas' : wins.test(text) ? 'ganadas' : 'jugadas')
const order = (text: string, campo: 'ganadas' | 'perdidas' | 'jugadas' = fieldOf(text)) => ({
  ordenar: { campo, hacia: least(text) ? ('menos' as const) : ('mas' as const) },
})
const everything =
  /\b(?:en|de) (?:toda )?(?:la|su) historia\b|\bhistoric\w+\b|\bsumando\b|\bcontando (?:tod|las)\w*\b|\btodas las etapas\b|\bde todos los tiempos\b|\bdesde (?:siempre|que existe|que partio)\b|\ben todas las temporadas\b|\btodas las temporadas\b|\btodo sumado\b|\bjuntando\b/
const ofPlayers = /\bjugador(?:es|a)?\b|\bplayers?\b/
const first = '(?:primer[oa]?s?|1(?:ero|ro|er)?|puntero|lider|number one|top 1|la punta|la cima)'

const shapes: readonly Shape[] = [
  {
    // 'qué día de la semana juega más', 'los domingos o los viernes juegan más'
    says: /\b(?:que|cual|cuales) (?:es el )?dias?\b.*\bmas\b|\bdia de la semana\b/,
    unless: /\b(?:de la etapa|del año|del mes|arriba|puestos?|primer[oa]s?|subi\w+|baj\w+|server\w*|servidor\w*|gente|conectad\w*)\b/,
    of: 'any',
    read: (text, { mentions }) =>
      (mentions.length || /\bde la semana\b/.test(text)) && /\b(?:jueg|jug|gan|pierd|perd|partid|mueve)\w*/.test(text)
        ? { de: 'partidas', medida: 'quien', agrupar: 'semana', ...order(text) }
        : null,
  },
  {
    // 'a qué hora suele jugar'
    says: /\b(?:a )?(?:que|cual) (?:horas?|horarios?)\b.*\b(?:juega\w*|jugar|jugamos|juegan)\b/,
    unless: /\b(?:hoy|manana|ahora|proxim\w+|toca|reto|torneo|gente|server\w*|servidor\w*|prox|contra|con ·)\b/,
    of: 1,
    read: (text) =>
      /\b(?:suel\w+|mas|normalmente|casi siempre|acostumbr\w+|siempre|generalmente)\b/.test(text)
        ? { de: 'partidas', medida: 'quien', agrupar: 'hora', ...order(text, 'jugadas') }
        : null,
  },
  {
    // 'en qué mes se jugó más', 'cuál fue el mes con más partidas'
    says: /\b(?:que|cual)(?: (?:es|fue|ha sido) el)? mes(?:es)?\b.*\b(?:mas|menos|mejor|peor)\b/,
    unless: /\b(?:clan(?:es)?|quien|jugador(?:es)?|anuncios?|torneos?|fund\w+|puestos?|subi\w+|mapas?|fallos?)\b/,
    of: 'any',
    read: (text) =>
      /\b(?:jueg|jug|gan|pierd|perd|partid|victori|derrot|triunf|activi)\w*/.test(text)
        ? { de: 'partidas', medida: 'quien', agrupar: 'mes', ...order(text) }
        : null,
  },
  {
    // 'quiénes le han ganado a X, cuántas cada uno'
    says: new RegExp(`\\b${who}(?: (?:es|son) (?:el|los) que)?(?: si)? ${of} ?(?:ha|han)? ?${beat}.* ?al? ·`),
    unless: new RegExp(`\\b(?:nunca|jamas|ultim\\w+|primera vez|mas veces|mas|no)\\b`),
    of: 1,
    read: (text) =>
      each.test(text) || /\bquienes\b|\bclanes\b/.test(text)
        ? { de: 'partidas', medida: 'cuenta', agrupar: 'rival', resultado: 'perdida' }
        : null,
  },
  {
    // 'a quiénes les ha ganado X y cuántas veces', 'con quiénes ha perdido X, cuántas con cada uno'
    says: new RegExp(`\\b(?:a|con|contra) (?:quien(?:es)?|(?:que|cuales) ${clanWord})\\b.*\\b(?:gan\\w+|venci\\w+|perdi\\w+|pierd\\w+)\\b`),
    unless: new RegExp('\\b(?:nunca|jamas|no|ultim\\w+|mas|menos|siempre|tengo|hay|tiene|tenemos|pued\\w+|deb\\w+|toca)\\b'),
    of: 1,
    read: (text) =>
      each.test(text) ? { de: 'partidas', medida: 'cuenta', agrupar: 'rival', resultado: resultOf(text) } : null,
  },
  {
    // 'a quién nunca le ha ganado X', 'con quién no ha perdido nunca'
    says: new RegExp(
      `\\b(?:a|con|contra) (?:quien(?:es)?|cual(?:es)?|(?:que|cuales) ${clanWord})\\b.*\\b${never} ${of} ?(?:ha|han)? ?(?:podido |logrado )?(?:ganad?\\w*|perdi?\\w*|jugad?\\w*|vencid?\\w*|gana|ganan|pierde|pierden)\\b`,
    ),
    unless: /\b(?:ultim\w+|desde cuando|hace cuanto|puede|pueden|conviene)\b/,
    of: 1,
    read: (text) => ({
      de: 'partidas',
      medida: 'quien',
      agrupar: 'rival',
      resultado: resultOf(text) ?? (/\bvenc/.test(text) ? 'ganada' : null),
      filtro: { campo: 'jugadas', es: 'igual', valor: 0 },
    }),
  },
  {
    // 'quién nunca le ha ganado a X', 'qué clanes no le han podido ganar a X'
    says: new RegExp(`\\b${who}\\b.*\\b${never} ${of} ?(?:ha|han) (?:podido |logrado )?(?:ganad\\w+|ganar\\w*|venc\\w+|derrot\\w+) al? ·`),
    of: 1,
    read: () => ({
      de: 'partidas',
      medida: 'quien',
      agrupar: 'rival',
      resultado: 'perdida',
      filtro: { campo: 'jugadas', es: 'igual', valor: 0 },
    }),
  },
  {
    // 'la subida más grande de una sola partida'
    says: /\b(?:(?:subida|salto|escalada|trepada|remontada|alza) mas (?:grande|alt[oa]|larg[oa]|brigid[oa]|bacan|heavy|brutal)|(?:mayor|mejor) (?:subida|salto|escalada|trepada|alza)|(?:subio|subieron|ha subido|subido) (?:mas )?(?:puestos |lugares )?(?:mas )?(?:de|en|con) una?(?: sola)? (?:partida|victoria|viaje|vez|match|patada)|(?:mas|tantos) (?:puestos|lugares)\b.*\b(?:de|en|con) una(?: sola)? (?:partida|victoria|vez|match))\b/,
    unless: /\b(?:palmares|records?|etapas? cerradas?|matagigantes|medalla)\b/,
    of: 'any',
    read: () => ({ de: 'partidas', medida: 'quien', ordenar: { campo: 'subida', hacia: 'mas' }, limite: 5 }),
  },
  {
    // 'qué clan ha perdido más en toda la historia, contando todo'
    says: new RegExp(`\\b(?:${who}|cual)\\b.*\\b(?:mas|menos)\\b`),
    unless: new RegExp(`${ofPlayers.source}|\\b(?:rach\\w+|seguid\\w+|medallas?|titulos?|campeon\\w*|puestos?|subi\\w+|rival\\w*|enfrent\\w+|mapas?|primer\\w*|dias?|porcentaje|contra|integrantes?)\\b|·`),
    of: 0,
    read: (text) =>
      everything.test(text) && /\b(?:gan|perd|pierd|jug|jueg|partid|victori|derrot|triunf)\w*/.test(text)
        ? { de: 'clanes', medida: 'quien', todo: true, ...order(text), limite: 3 }
        : null,
  },
  {
    // 'cuántas seguidas lleva X y desde cuándo', 'desde cuándo viene ganando'
    says: /\bdesde (?:cuando|que (?:dia|fecha))\b/,
    unless: /\b(?:puesto|lugar|primer[oa]s?|lider\w*|puntero|arriba|ultim\w+|reportar|existe|juega en|esta en|clan)\b|\bno (?:ha|han|gan|pierd)\w*|\bsin ganar\b/,
    of: 1,
    read: (text) =>
      /\b(?:seguid\w*|corrid\w*|al hilo|rach\w*|invict\w*|sin perder|ganando|perdiendo|ganand\w*)\b/.test(text)
        ? { de: 'partidas', medida: 'racha', atras: 0 }
        : null,
  },
  {
    // 'la racha más larga de X', 'cuántas seguidas ha llegado a ganar'
    says: /\b(?:rachas? (?:de (?:victorias|derrotas|triunfos) )?mas (?:larg\w+|grande\w*|alta\w*)|(?:mayor|mejor|peor) racha (?:de (?:victorias|derrotas) )?(?:de la historia|historica|que ha\w* tenido|que tuvo|que ha habido|de su historia|tuvo|ha tenido)|maxim[oa] de (?:victorias|derrotas|ganadas|perdidas)|mas (?:victorias|partidas|triunfos|derrotas)?(?: (?:ganadas|perdidas))? ?(?:seguidas|al hilo|consecutivas))\b/,
    unless: /\b(?:ahora|actual|hoy|este momento|medalla|palmares|no solo)\b/,
    of: 'any',
    read: (text, { mentions, stages }) =>
      mentions.length || stages.used.size
        ? {
            de: 'partidas',
            medida: 'racha',
            ordenar: { campo: /\b(?:derrot\w+|perd\w+|pierd\w+|peor)\b/.test(text) ? 'caida' : 'racha', hacia: 'mas' },
          }
        : null,
  },
  {
    // 'qué clanes están jugando en dos juegos a la vez'
    says: new RegExp(`\\b${clanWord}\\b.*\\b(?:en )?(?:los )?(?:dos|2|ambos|varios|mas de un|3|tres) juegos?\\b`),
    unless: /\b(?:puedo|puede|pueden|podemos|se puede|como|estar yo|jugador)\b|·/,
    of: 0,
    read: (text) => {
      const some = numberIn(/\b(dos|2|tres|3)\b/.exec(text)?.[1] ?? 'dos') ?? 2
      return {
        de: 'clanes',
        medida: 'lista',
        filtro: { campo: 'juegos', es: 'desde', valor: some },
        // as they stand, or in all their time
        todo: !/\b(?:a la (?:vez|par)|al mismo tiempo|ahora|jugando|juegan|estan|hoy|actualmente|activos?)\b/.test(text),
      }
    },
  },
  {
    // 'qué clanes de la etapa 1 ya no están en la 2', 'cuáles jugaron las dos etapas'
    says: new RegExp(`\\b(?:${clanWord}|quienes|cuales|cuantos)\\b`),
    unless: /\b(?:puedo|puede|podemos|si gan\w+|puesto|partidas?|mas|menos|report\w+)\b|·/,
    of: 0,
    read: (_text, question, site) => {
      const sets = stagesSaid(question.words.map(({ plain }) => plain).join(' '), question.stages, site)
      return sets && { de: 'clanes', medida: 'lista', etapa: [], juego: null, ...sets }
    },
  },
  {
    // 'cuándo entró X al ranking y a quién le ganó'
    says: /\b(?:cuando|que dia|en que fecha|como|contra quien|con quien|a quien)\b.*\b(?:entr(?:o|aron)|se (?:rankeo|rankearon|metio|metieron)|agarr(?:o|aron)|llego|llegaron|ingres(?:o|aron))\b.*\b(?:ranking|tabla|ranked|puesto|rankead\w+|rankeo|rankearon)\b|\bcuando (?:se )?(?:rankeo|rankearon)\b/,
    unless: /\b(?:primer[oa]?|lugar|puesto \d+|top|al \d+)\b/,
    of: 1,
    read: () => ({ de: 'clanes', medida: 'entrada' }),
  },
  {
    // 'estamos 12, cuántas veces hay que ganarle al primero para quedar 1'
    says: new RegExp(
      `\\bcuant[oa]s?(?: (?:veces|partidas?|victorias|triunfos|wins|ganadas))?\\b.*\\b(?:gan\\w+|falta\\w*|necesit\\w+|hay que|tengo que|tenemos que)\\b.*\\b(?:para|pa|y|quedar|ser|llegar|salir|estar|a|al)\\b.*\\b${first}\\b`,
    ),
    unless: /\b(?:final|torneo|report\w+|entr(?:ar|o)|partido|dias?|hora)\b/,
    of: 'any',
    read: (text) => {
      const [, said = ''] =
        /\b(?:estamos|estoy|estando|soy|somos|vamos|voy|ando|andamos|desde)(?: (?:en|el|los?|de|puesto|lugar|numero|n))* (\d{1,3}|\p{L}+)\b/u.exec(text) ?? []
      const estando = numberIn(said)
      return { de: 'clanes', medida: 'falta', lugar: 1, ...(estando ? { estando } : {}) }
    },
  },
  {
    // 'cómo salió la última de X con Y', 'en qué mapas fue la última entre los dos'
    says: /\b(?:como|cuanto|que resultado|resultado|en que mapas?|que mapas?)\b.*\bultim[oa]\b|\bultim[oa]\b.*\b(?:como|cuanto) (?:salio|quedo|termino|fue)\b/,
    unless: /\b(?:torneo|copa|anuncio|etapa|reto|lugar|va|van|vamos|esta|estan)\b/,
    of: 'any',
    read: (_text, { mentions }) =>
      mentions.length === 2 || (mentions.length === 1 && /\b(?:salio|quedo|termino|fue|estuvo|jug\w+)\b/.test(_text))
        ? { de: 'partidas', medida: 'ultima', resultado: null }
        : null,
  },
]

/** Whoever asks is meant, or whoever was spoken of. */
const ours = /\b(?:mi clan|nuestr[oa]s?|nosotros|nos|hemos|llevamos|tenemos|\w+(?:amos|imos))\b/

async function subjectIn({ mentions }: Question, text: string, thread: Thread, site: Site): Promise<Who | null> {
  const [one] = mentions
  const sideOf = (clan: ClanName | null, player: Who | null) =>
    clan && player ? (isAlone(clan, site.community) ? player : clan) : (clan ?? player)
  if (one) return sideOf(one.clan, one.jugador)
  if (ours.test(text)) return ownClan(site)
  return /^(?:y|pero|e) |\b(?:le|les)\b/.test(text) ? (thread.quien[0] ?? null) : null
}

/** What stands before 'la semana', from 'día' on. */
const phrase = (words: Question['words'], at: number): string => {
  const from = words.findLastIndex(({ plain }, index) => index < at && /^dias?$/.test(plain))
  return from < 0
    ? ''
    : words
        .slice(from, at)
        .map(({ plain }) => plain)
        .join(' ')
}

/** Reads a question by its shape alone, whatever else it says; null where it has none of these. */
export async function shapeOf(question: Question, thread: Thread, site: Site): Promise<Consulta | null> {
  const { words, mentions, stages, server } = question
  if (server || mentions.length > 2 || mentions.some(({ others }) => others)) return null
  const named = (at: number) => mentions.some(({ from, to }) => at >= from && at < to) || stages.used.has(at)
  // 'qué día de la semana' says no time
  const time = periodIn(
    words,
    site.now,
    (at) => named(at) || (/^(?:semana|la)$/.test(words[at]?.plain ?? '') && /^(?:dia|dias) de la?$/.test(phrase(words, at))),
  )
  const text = besidesNames(question, time?.used ?? new Set())
  for (const { says, unless, of, read } of shapes) {
    if (!says.test(text) || unless?.test(text)) continue
    const found = read(text, question, site)
    if (!found?.de || !found.medida) continue
    const subject = of === 0 ? null : await subjectIn(question, text, thread, site)
    if (of === 1 && !subject) continue
    if (of === 0 && mentions.length) continue
    const [, second] = mentions
    const [quien, rival] = [subject && refOf(subject), second?.clan && refOf(second.clan)]
    return asked({
      quien: quien ? [quien] : [],
      rival: rival || null,
      ...(stages.etapas.length
        ? { etapa: stages.etapas.map(({ id }) => id).slice(0, 8) }
        : stages.juego
          ? { juego: stages.juego.id }
          : {}),
      ...(time ? { ...time.period, semana: time.semana } : {}),
      ...found,
      de: found.de,
      medida: found.medida,
    })
  }
  return null
}

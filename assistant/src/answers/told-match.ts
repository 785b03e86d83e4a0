import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { detailOfMatch, type MatchDetail } from '../query/match-detail'
import { ofOneMatch } from '../query/spoken-match'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, capital, lines, link, listed, named, placed, quoted, verb, whenPlayed } from '../wording'

type Field = 'reporte' | 'mapas' | 'rival' | 'puestos' | 'cuando' | 'ganador' | 'marcador'

/** What is asked of a match that was told, the more particular first. */
const fields: readonly (readonly [Field, RegExp])[] = [
  ['reporte', /\breport\w+/],
  ['mapas', /\bmapas?\b/],
  ['rival', /^(?:y )?(?:contra|con|ante|a) (?:quien|que clan|cual)\b/],
  ['puestos', /\b(?:subio|subieron|bajo|bajaron|puestos?)\b/],
  ['cuando', /\b(?:cuando|que (?:dia|fecha|hora)|hace cuanto)\b/],
  ['ganador', /\b(?:quien|cual|que clan) (?:la |lo |fue el que )?gan\w+/],
  [
    'marcador',
    /\b(?:cuant[oa]s?|marcador|resultado|rondas?|puntaje|quedo|quedaron|salio|salieron|termino|terminaron)\b/,
  ],
]
const also =
  /^(?:a|hace|tiempo|le|les|gano|ganaron|dia|fecha|hora|contra|con|ante|jugaron|jugado|movio|bajo|bajaron|puestos?|cuantos|fue|hubo|clan)$/

/** One field of a match. */
function fieldTold(field: Field, { score, maps, match }: MatchDetail, site: Site): string {
  const { ganador, perdedor } = match
  const won = `${verb('Ganó', 'Ganaron', ganador.nombre)} ${bold(quoted(ganador.nombre))}`
  const rounds = listed(maps.map(({ name, won: own, lost }) => `${bold(quoted(name))} ${own}–${lost}`))
  switch (field) {
    case 'reporte':
      return `La reportó ${bold(quoted(match.reportado_por))}.`
    case 'mapas':
      return maps.length
        ? `En ${rounds}, las rondas de ${quoted(ganador.nombre)} primero.`
        : 'No se anotaron sus mapas.'
    case 'rival':
      return `${capital(named(ganador.nombre))} contra ${named(perdedor.nombre)}.`
    case 'puestos':
      return ganador.antes === null || ganador.despues === null || ganador.antes === ganador.despues
        ? 'No movió puestos.'
        : `${capital(named(ganador.nombre))} ${ganador.antes ? `${verb('subió', 'subieron', ganador.nombre)} del ${placed(ganador.antes)} al ${bold(placed(ganador.despues))}` : `${verb('entró', 'entraron', ganador.nombre)} al ${bold(placed(ganador.despues))}`}.`
    case 'cuando':
      return `Fue ${whenPlayed(match, site.now)}.`
    case 'ganador':
      return `${won}${score ? `, ${score.won}–${score.lost} en mapas` : ''}.`
    case 'marcador':
      return score
        ? `${won} ${bold(`${score.won}–${score.lost}`)} en mapas: ${rounds}.`
        : `${won}; no se anotaron sus mapas.`
  }
}

/** What a short question asks of the one match that was told, that field alone; null where it asks something else. */
export async function matchAgain(
  { words, mentions, etapaMention, map }: Question,
  thread: Thread,
  site: Site,
): Promise<Reply | null> {
  const { partida, consulta, intent } = thread
  const isOfRun = consulta !== null && /^(?:racha|llegada|veces|puesto|entrada)$/.test(consulta.medida)
  if (partida === null || !thread.isOneMatch || isOfRun || intent === 'retos-proximos' || intent === 'duelo')
    return null
  if (mentions.length || etapaMention.used.size || map || words.length > 8) return null
  if (!words.every(({ plain }) => ofOneMatch.test(plain) || also.test(plain))) return null
  const text = words.map(({ plain }) => (plain === 'q' ? 'que' : plain)).join(' ')
  const field = /\b(?:ultim\w+|primer\w+|cada)\b/.test(text)
    ? undefined
    : fields.find(([, asks]) => asks.test(text))?.[0]
  const detail = field ? await detailOfMatch(partida, site) : null
  if (!field || !detail) return null
  const { ganador, perdedor, id } = detail.match
  return {
    text: lines(
      fieldTold(field, detail, site),
      `${capital(link(`Partida ${id}`, paths.partida(id)))}: ${named(ganador.nombre)} ${verb('venció', 'vencieron', ganador.nombre)} a ${named(perdedor.nombre)}.`,
    ),
    quien: thread.quien,
    ...(consulta ? { consulta } : {}),
  }
}

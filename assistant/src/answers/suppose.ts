import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { risenPlace } from '@trinchera/rules/ladder'
import type { Reply, Site } from '../intent'
import type { Word } from '../words/plain'
import { bold, bullets, capital, lines, link, placed } from '../wording'
import { etapasOf, inEtapa } from './which'

/** A side of a supposed match: a place of the table, 0 for none; null where it is not said. */
export interface Supposition {
  own: number | null
  rival: number | null
  /** Whether the one who asks wins. */
  wins: boolean | null
  /** How many have a place in the table, where that is said. */
  ranked: number | null
  /** Who asks is one of the two. */
  ours: boolean
}

const ordinals =
  'primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]'
const ordinalList = ordinals.split('|').map((ordinal) => new RegExp(`^${ordinal}$`))
const digits = '(\\d{1,3})(?:ro|do|to|mo|vo|no)?'
const spot = `(?:(?:en|el|la|del|de|al|a|puesto|lugar|posicion|numero|nro|n) )*(?:${digits}|(${ordinals}))(?! (?:horas?|dias?|semanas?|mes(?:es)?|anos?|veces|vez|victorias?|derrotas?|puntos?|minutos?|jugadores|amigos|partid\\w+|por))`
const unranked = '(?:rankead[oa]s?|ranking|puesto|rank|lugar|rankear)'

const rivalNone = new RegExp(
  `(?<=(?<!(?:soy|somos|siendo|estoy) )(?: |a |con |contra ))(?:(?:un|una|uno|otro|otra|alguien|clan|equipo) )+(?:(?:que )?(?:no (?:esta|tiene|va) |sin (?:estar )?)|no )${unranked}`,
)
const ownNone = new RegExp(
  `(?:no (?:tengo|tenemos|tenia|teniamos) |no (?:estoy|estamos|soy|somos|estaba|estabamos|estando|siendo) (?:en el )?|sin (?:estar |ser |tener )?|(?:estoy|estamos|soy|somos|siendo|estando|voy|vamos) no )${unranked}`,
)
const newcomer = /(?:soy|somos|siendo|clan) nuev[oa]s?|fuera del ranking/
const tableSize = new RegExp(
  `(?:hay|tabla (?:de|con|tiene|que tiene|hay)|en una de) (\\d{1,3})(?: (?:rankead[oa]s?|clanes|equipos|con puesto|en (?:la )?tabla))*|(\\d{1,3}) (?:rankead[oa]s?|con puesto|en (?:la )?tabla)`,
)
const ownSpot = new RegExp(
  `(?:soy|somos|voy|vamos|iba|ibamos|yendo|estoy|estamos|estaba|estabamos|toy|ando|andamos|siendo|estando|partiendo|desde|saliendo|tengo|mi clan (?:va|esta|es)|nuestro clan (?:va|esta|es)|yo|nosotros)(?: (?:yo|nosotros|rankead[oa]s?))? ${spot}`,
)
const anySpot = new RegExp(`(?<![^ ])${spot}`)

const instead = /(?:en vez|en lugar|envez) de (?:ganar|perder|ganarle|derrotar(?:lo|los)?)/
const beatsUs = /(?:^| )(?:me|nos) (?:lleg\w+ a )?(?:gan|venc|venz|derrot|super|humill|aplast|revient|hac)\w*/
const weWin =
  /(?:^| )(?:gano|gane|ganamos|ganemos|ganara|ganaramos|ganaria|ganariamos|ganarle|ganarles|ganandole|ganandoles|ganando|ganar|derroto|derrote|derrotamos|derrotar|derrotarlo|derrotando|derrotandolo|venzo|venza|vencemos|vencer|vencerlo|venciendo|venciendolo)(?= |$)/
const weLose =
  /(?:^| )(?:pierdo|pierda|perdemos|perdamos|perdiera|perdieramos|perderia|perder|perdiendo|perdi|perdimos|caigo|caemos|cayendo)(?= |$)/

const placeSaid = (match: RegExpExecArray | null): number | null => {
  const [, number, ordinal] = match ?? []
  if (number !== undefined) return Number(number)
  return ordinal === undefined ? null : ordinalList.findIndex((each) => each.test(ordinal)) + 1
}

/**
 * What a question supposes of whoever asks, by places of the table: whose place is whose, whichever is said first. `taken`: words that belong to a
 * name. A part that it leaves out is null, for the thread to fill in.
 */
export function supposition(words: readonly Word[], taken: (at: number) => boolean = () => false): Supposition {
  let text = ` ${words.map(({ plain }, at) => (taken(at) ? '·' : plain === 'q' ? 'que' : plain)).join(' ')} `
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text)
    if (match) text = `${text.slice(0, match.index)} · ${text.slice(match.index + match[0].length)}`
    return match
  }
  take(instead)
  const noRival = take(rivalNone) !== null
  const table = take(tableSize)
  const none = take(ownNone) ?? take(newcomer)
  const own = none ? 0 : placeSaid(take(ownSpot))
  const rival = noRival ? 0 : placeSaid(take(anySpot))
  const [lost, won] = [beatsUs.test(text) || weLose.test(text), weWin.test(text)]
  return {
    own,
    rival,
    wins: beatsUs.test(text) ? false : lost === won ? null : won,
    ranked: table ? Number(table[1] ?? table[2]) : null,
    ours: own !== null || lost || won,
  }
}

/** A supposed match of whoever asks, of which all is known. */
export interface Supposed {
  own: number
  rival: number
  wins: boolean
}

/** Where the one who asks ends, in a table of so many. */
export function placeAfter({ own, rival, wins }: Supposed, ranked: number): number {
  const [from, other] = wins ? [own || ranked + 1, rival] : [rival || ranked + 1, own]
  const to = risenPlace(from, other)
  return wins ? to : own >= to && own < from ? own + 1 : own
}

/** What becomes of the one who asks, in words; about nobody else, so that no place may be taken for theirs. */
export function toldOwn(supposed: Supposed, ranked: number): string {
  const { own, rival, wins } = supposed
  const to = placeAfter(supposed, ranked)
  if (!wins && !own) return 'No entras al ranking: al que pierde sin tener puesto no se le mueve nada.'
  if (!own) return `Entras al ranking y quedas ${bold(placed(to))}.`
  if (to < own)
    return `Subes del ${placed(own)} al ${bold(placed(to))}: el que gana sube la mitad de los puestos que los separan.`
  if (to > own) return `Bajas del ${placed(own)} al ${bold(placed(to))}: el que te gana te pasa.`
  if (wins)
    return `Sigues ${bold(placed(own))}: ganarle a uno ${rival ? 'de más abajo' : 'sin ranking'} no mueve los puestos.`
  return rival && rival < own
    ? `Sigues ${bold(placed(own))}: perder con uno mejor ubicado no te baja.`
    : `Sigues ${bold(placed(own))}: el que te gana no alcanza a pasarte.`
}

/** Where a newcomer enters hangs on how many have a place: of each open table, where the question does not say. */
async function entering(supposed: Supposed, site: Site): Promise<string> {
  const etapas = etapasOf({ etapas: [], juego: null, site }).filter(({ multijugador }) => multijugador)
  const rows = await Promise.all(
    etapas.map(async (etapa) => {
      const ranked = (await clanesOfEtapa(site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0).length
      return `${capital(inEtapa(etapa))}: quedas ${bold(placed(placeAfter(supposed, ranked)))}.`
    }),
  )
  return lines('Entras al ranking. Depende de cuántos tenga la tabla; hoy sería:', bullets(rows))
}

/** What a supposed match does to the place of whoever asks; null where one of its parts is not known. */
export async function ownPlace(
  { own, rival, wins, ranked }: Omit<Supposition, 'ours'>,
  site: Site,
): Promise<Reply | null> {
  if (own === null || wins === null || (rival === null && !(own === 0 && !wins))) return null
  const supposed = { own, rival: rival ?? 0, wins }
  const text =
    own === 0 && wins && ranked === null
      ? await entering(supposed, site)
      : toldOwn(supposed, Math.max(ranked ?? 0, own, supposed.rival))
  return {
    text: lines(text, link('Reglamento, artículo 20', paths.articulo('art-subir'))),
    supuesto: { own, rival: supposed.rival, wins, ranked },
  }
}

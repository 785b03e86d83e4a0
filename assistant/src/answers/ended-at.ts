import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { finalStandings } from '@trinchera/db/queries/ladder/etapas'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { numberIn } from '../names/numbers'
import { withoutNames } from '../query/agenda'
import { instants, periodIn, periodText } from '../query/period'
import type { Question } from '../understand'
import { bold, lines, link, named, placed, verb, wonAndLost } from '../wording'
import { inEtapa, ranged } from './which'

const place =
  '(primer(?:o|os|a|as)?|campeon(?:es|a)?|segund[oa]s?|tercer(?:o|os|a|as)?|cuart[oa]s?|quint[oa]s?|sext[oa]s?|septim[oa]s?|octav[oa]s?|noven[oa]s?|decim[oa]s?|ultim[oa]s?|\\d{1,2}(?:ero|ro|do|to|mo|vo|no)?|[12345]°)'
/** A clan is said to have ended at a place. */
const asksPlace = new RegExp(
  `· .*\\b(?:sali(?:o|eron)|qued(?:o|aron)|sac(?:o|aron)|termin(?:o|aron)|acab(?:o|aron)|lleg(?:o|aron)|fue(?:ron)?)\\b(?: (?:en|de|el|la|los|al?|como|puesto|lugar))* ${place}\\b|\\b(?:sali(?:o|eron)|qued(?:o|aron)|sac(?:o|aron)|termin(?:o|aron)|fue(?:ron)?)\\b(?: (?:en|de|el|la|los|al?|como))* ${place}(?: lugar| puesto)?(?: \\w+)? ·`,
)
const ofElse =
  /\b(?:torneos?|copas?|si|quien(?:es)?|que clan(?:es)?|cuando|cuant[oa]s|desde|partidas?|ultima vez|por que|como)\b/
/** How, or where, a clan ended in an etapa that is over. */
const asksHow =
  /^(?:y |oye )*(?:como (?:le fue|les fue|termin\w+|qued\w+|sali\w+|acab\w+)|(?:donde|en que|que|en q) ?(?:lugar|puesto|posicion)? (?:termin\w+|qued\w+|sali\w+|acab\w+|sac\w+)) (?:a )?(?:la gente de )?·/
/** 'Puelche ganó la etapa pasada, cierto?' */
const asksWon =
  /· (?:gano|ganaron|se llevo|se llevaron)(?: (?:la|el))?(?: (?:etapa|temporada|ladder))?(?: (?:no|cierto|verdad|o|me|equivoco))*$/
/** An etapa that is over is meant: it says so, or names one, or a time. */
const isPast = /\b(?:etapa|temporada|liga|ladder)\b/

const wanted = (word: string) =>
  word.startsWith('campeon')
    ? 1
    : word.startsWith('ultim')
      ? -1
      : (numberIn(word) ?? numberIn(word.replace(/\D/g, '')) ?? numberIn(word.replace(/[ao]s$/, 'o')) ?? null)

/** Whether a clan that is named ended at a place of an etapa that is closed, and where it ended; null where that is not asked. */
export async function endedAt(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention, words } = question
  const [one, another] = mentions
  const text = withoutNames(question)
  const [, first, second] = asksPlace.exec(text) ?? []
  const isWon = asksWon.test(text) && etapaMention.etapas.some(({ archivada }) => archivada)
  const lugar = isWon ? 1 : wanted(first ?? second ?? '')
  const isHow = lugar === null && asksHow.test(text) && etapaMention.etapas.some(({ archivada }) => archivada)
  if (!one?.clan || another || one.others || (!isHow && (lugar === null || ofElse.test(text)))) return null
  const time = periodIn(words, site.now, (at) => (at >= one.from && at < one.to) || etapaMention.used.has(at))
  if (!time && !etapaMention.used.size && !isPast.test(text)) return null
  const span = time ? instants(time.period) : null
  const closed = (
    await Promise.all(
      ranged({ etapas: etapaMention.etapas, juego: etapaMention.juego, site }, one.clan)
        .filter(({ etapa, meant }) => meant && etapa.archivada)
        .map(async ({ id, etapa }) => {
          const table = await clanesOfEtapa(site.db, etapa.id)
          const clan = table.find((each) => each.id === id)
          const ranked = table.filter(({ ranking_actual }) => ranking_actual > 0).length
          const fecha = (await finalStandings(site.db, etapa.id))?.fecha ?? null
          return clan ? [{ clan, etapa, ranked, fecha }] : []
        }),
    )
  ).flat()
  const within = closed.filter(
    ({ fecha }) => !span || (fecha && (!span.desde || fecha >= span.desde) && (!span.hasta || fecha < span.hasta)),
  )
  const told = within.length ? within : closed
  if (!told.length && (etapaMention.etapas.length > 0 || !time)) return null
  const fits = told.some(({ clan, ranked }) =>
    lugar !== null && lugar < 0 ? clan.ranking_actual === ranked : clan.ranking_actual === lugar,
  )
  const when = time ? periodText(time.period, site.now) : ''
  const name = named(one.clan.nombre)
  if (!told.length)
    return {
      text: `No: ${name} no ${verb('ha', 'han', one.clan)} jugado ninguna etapa que ya se cerrara.`,
      quien: [one.clan],
    }
  return {
    text: lines(
      ...told.map(({ clan, etapa, ranked, fecha }, at) => {
        const ended = clan.ranking_actual
          ? `${name} ${verb('quedó', 'quedaron', clan.nombre)} ${bold(placed(clan.ranking_actual))} de ${ranked}`
          : `${name} ${verb('terminó', 'terminaron', clan.nombre)} sin puesto`
        const whether = at || isHow ? '' : fits && (!span || within.length) ? 'Sí: ' : fits ? '' : 'No: '
        return `${whether}${ended} ${inEtapa(etapa)}${fecha ? `, que se cerró el ${formatDate(fecha)}` : ''}, con ${wonAndLost(clan)}.`
      }),
      time && !within.length && `${when.charAt(0).toUpperCase()}${when.slice(1)} no se cerró ninguna etapa suya.`,
      link('Ver el Palmarés', paths.palmares),
    ),
    quien: [one.clan],
    etapas: told.slice(0, 1).map(({ etapa }) => etapa),
  }
}

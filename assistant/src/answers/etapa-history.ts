import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { finalStandings } from '@trinchera/db/queries/ladder/etapas'
import { countPlayed, countRuledOut, etapaSpan } from '@trinchera/db/queries/ladder/ledger'
import { chileDay } from '@trinchera/rules/chile-time'
import { etapaMonths } from '@trinchera/rules/limits'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { matchesWord } from '../query/own-matches'
import { withoutNames } from '../query/agenda'
import type { Question } from '../understand'
import { bold, capital, lines, link, listed, placed } from '../wording'
import { inEtapa, theEtapa } from './which'

const ends =
  /\b(?:(?:cuando|que (?:dia|fecha)|en que (?:dia|fecha|mes)|fecha)\b.*\b(?:termin\w+|acab\w+|cerr\w+|cerro|cierre|finaliz\w+)|(?:termin\w+|acab\w+|cerr\w+|cierre|finaliz\w+)\b.*\bcuando)\b/
const counts = /\bcuant[oa]s (?:partid[oa]s|matchs?|encuentros|se jug\w+|hubo|jug\w+)\b/
const clans = /\bcuant[oa]s (?:clanes|equipos)\b/
const lasted = /\bcuanto (?:tiempo )?duro\b|\bcuant[oa]s (?:dias|meses|semanas) (?:duro|fueron)\b|\bduracion\b/
const winners =
  /\b(?:quien(?:es)? (?:la )?(?:gan\w+|salio|salieron|quedo|quedaron)|campeon|podio|segund[oa]|tercer[oa]?|primer[oa]?)\b/
const ofElse =
  /\b(?:torneos?|copas?|ganad[oa]s|perdi\w+|contra|cada|mi|mis|nuestr\w+|jugamos|hemos|mes|reto|si|cuando va a|va a|proxim[oa]|hoy|ayer|falta)\b/

/** The days from the first match to the last, both counted. */
function daysOf({ first, last }: { first: string; last: string }): string {
  const [from, to] = [first, last].map((moment) => Date.parse(`${chileDay(new Date(moment))}T00:00Z`))
  const days = Math.round(((to ?? 0) - (from ?? 0)) / 86_400_000) + 1
  return days === 1 ? '1 día' : `${days} días`
}

const ofNext =
  /\b(?:etapa|temporada) (?:3|iii|tres|4|iv|cuatro|nueva|que viene|siguiente|proxima)\b|\b(?:proxima|siguiente|nueva|tercera|otra) (?:etapa|temporada)\b|\bque (?:etapa|temporada) viene\b/
const asksNext =
  /\b(?:cuando|fecha|part\w+|empiez\w+|empez\w+|comienz\w+|comenz\w+|inici\w+|abr\w+|viene|va a haber|habra|hay|sabe|cual)\b/

/** Of an etapa that nobody announced, that it is not, and how long the open ones last; null where none such is asked of. */
export async function nextEtapa(question: Question, site: Site): Promise<Reply | null> {
  const text = withoutNames(question)
  if (question.mentions.length || question.etapaMention.etapas.length || !ofNext.test(text) || !asksNext.test(text))
    return null
  if (
    /\b(?:clan|clanes|inscri\w+|ranking|tabla|puesto\w*|mi|mis|si|puedo|torneo|reinici\w+|pasa|pasan|borr\w+|etapas)\b/.test(
      text,
    )
  )
    return null
  const open = site.community.etapas.filter(({ activo, multijugador }) => activo && multijugador)
  const rows = await Promise.all(
    open.map(async (etapa) => {
      const span = await etapaSpan(site.db, etapa.id)
      return span ? `${capital(theEtapa(etapa))} se juega desde el ${formatDate(span.first)}.` : ''
    }),
  )
  return {
    text: lines(
      `Todavía ${bold('no hay una etapa nueva anunciada')}, ni fecha para ella: se avisa en ${link('Anuncios', paths.anuncios)}.`,
      `Una etapa dura cerca de ${etapaMonths} meses.`,
      ...rows,
    ),
  }
}

/** Of a closed etapa that is named, several things at once: when it ended, how many matches it had, who was ahead; null where fewer are asked. */
export async function etapaHistory(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention } = question
  const text = withoutNames(question).replace(/\bq\b/g, 'que')
  if (mentions.length || ofElse.test(text)) return null
  const asksOf = [ends.test(text), counts.test(text), winners.test(text), lasted.test(text), clans.test(text)]
  if (asksOf.filter(Boolean).length < 2) return null
  const said = etapaMention.etapas.length
    ? etapaMention.etapas
    : /\b(?:ultima etapa|etapa que (?:se )?(?:cerro|termino))\b/.test(text)
      ? site.community.etapas.filter(({ multijugador }) => multijugador)
      : []
  const closed = said.filter(({ archivada }) => archivada)
  const [etapa] = closed
  if (!etapa || closed.length > 2) return null
  const [final, span, table] = [
    await finalStandings(site.db, etapa.id),
    await etapaSpan(site.db, etapa.id),
    await clanesOfEtapa(site.db, etapa.id),
  ]
  const scope = { etapas: [etapa.id] }
  const [played, out] = [await countPlayed(site.db, scope), await countRuledOut(site.db, scope)]
  const podium = table.filter(({ ranking_actual }) => ranking_actual > 0).slice(0, 3)
  const dates = `${capital(theEtapa(etapa))} se cerró el ${bold(formatDate(final?.fecha ?? span?.last))}${span ? `; su última partida fue el ${formatDate(span.last)}` : ''}.`
  const count = `Se jugaron ${bold(matchesWord(played + out))} ${inEtapa(etapa)}${out ? `: ${played} cuentan y ${out} quedaron fuera por un fallo` : ''}.`
  const places = `Quedaron ${listed(podium.map(({ id, nombre, ranking_actual }) => `${placed(ranking_actual)} ${bold(link(nombre, paths.clan(id)))}`))}.`
  return {
    text: lines(
      asksOf[3] && span && `Duró ${bold(daysOf(span))}, del ${formatDate(span.first)} al ${formatDate(span.last)}.`,
      asksOf[0] && dates,
      asksOf[1] && count,
      asksOf[4] && `Estuvieron ${bold(`${table.length} clanes`)}.`,
      asksOf[2] && podium.length > 0 && places,
      link('Ver la etapa en el Palmarés', paths.palmaresEtapa(etapa.id)),
    ),
    etapas: [etapa],
    quien: podium.slice(0, 1).flatMap(({ id }) => site.community.clanById.get(id) ?? []),
    listed: podium.flatMap(({ id }) => site.community.clanById.get(id) ?? []),
  }
}

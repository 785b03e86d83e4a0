import { paths } from '@trinchera/contract/site-paths'
import { etapaSpan } from '@trinchera/db/queries/ladder/ledger'
import { etapaMonths } from '@trinchera/rules/limits'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Question } from '../understand'
import { bold, capital, lines, link } from '../wording'
import { theEtapa } from './which'

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

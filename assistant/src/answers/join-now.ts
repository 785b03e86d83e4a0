import { etapaMonths } from '@trinchera/rules/limits'
import { etapaSpan } from '@trinchera/db/queries/ladder/ledger'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Question } from '../understand'
import { bold, bullets, capital, lines, link } from '../wording'
import { etapaLink, theEtapa } from './which'

const asksStill =
  /\b(?:alcanz(?:o|amos|a|are|aria)|vale la pena|conviene|sirve|estoy a tiempo|estamos a tiempo|a tiempo|(?:es|muy|demasiado) tarde|todavia (?:se )?(?:puede|puedo|podemos|alcanzo)|(?:mejor )?(?:espero|esperar|esperamos|me espero|nos esperamos)|too late|still (?:join|enter|time|worth)|worth (?:it|joining|starting)|(?:should i )?wait for)\b/
const joins =
  /\b(?:entr\w+|jug\w+|empez\w+|empiez\w+|meter\w*|meto|part(?:o|ir)|sumar\w*|arm(?:o|ar|amos)|fund(?:o|ar|amos)|cre(?:o|ar|amos)|hacer|hago|inscrib\w+|particip\w+|compet\w+|join\w*|start\w*|play\w*|enter\w*|found\w*|create)\b/
const ofEtapa =
  /\b(?:etapa|temporada|season|stage|ladder)\b|\b(?:clan|equipo|team)\b(?=.*\b(?:otra|proxima|siguiente|next)\b)/
const ofElse =
  /\b(?:torneos?|copas?|retos?|retar|report\w+|reclam\w+|apel\w+|primer[oa]?|sub(?:o|ir|imos)|lleg(?:o|ar|amos)|pas(?:o|ar|amos)|pasa|puesto|puestos|top|ganar|medallas?|partidas?|tournaments?|challenge|climb|first|si (?:gan\w+|pierd\w+))\b|·/

/** Whether one may still get into the open etapas, and how long they may last; null where that is not asked. `english`: said in it. */
export async function joinNow(question: Question, site: Site, english = false): Promise<Reply | null> {
  const text = withoutNames(question)
  if (
    question.mentions.length ||
    !asksStill.test(text) ||
    !joins.test(text) ||
    !ofEtapa.test(text) ||
    ofElse.test(text)
  )
    return null
  const isOther = question.read.some(
    ({ kind, from }) =>
      kind === 'foreign' || (kind === 'unknown' && !english && (question.words[from]?.plain.length ?? 0) > 5),
  )
  if (isOther) return null
  const open = site.community.etapas.filter(({ activo }) => activo)
  if (!open.length) return null
  const rows = await Promise.all(
    open
      .filter(({ multijugador }) => multijugador)
      .map(async (etapa) => {
        const span = await etapaSpan(site.db, etapa.id)
        if (!span)
          return english ? `${etapaLink(etapa)}: no match yet` : `${capital(theEtapa(etapa))}: todavía sin partidas`
        const end = new Date(span.first)
        end.setUTCMonth(end.getUTCMonth() + etapaMonths)
        const [since, until] = [formatDate(span.first), formatDate(end.toISOString())]
        const over = end <= site.now
        return english
          ? `${etapaLink(etapa)}: played since ${since}; its ${etapaMonths} months ${over ? `were over about ${until}` : `are over about ${until}`}`
          : `${capital(theEtapa(etapa))}: se juega desde el ${since}; ${over ? `los ${etapaMonths} meses ya se cumplieron cerca del ${until}` : `los ${etapaMonths} meses se cumplen cerca del ${until}`}`
      }),
  )
  const alone = open.some(({ multijugador }) => !multijugador)
  return {
    text: english
      ? lines(
          `${bold('Yes, you can join now')}: while a stage is open you may found a clan or ask to join one any day. A stage lasts about ${etapaMonths} months; staff announce its end in ${link('Anuncios', paths.anuncios)}.`,
          bullets(rows),
          'What you play stays in your record; the next stage starts from zero.',
        )
      : lines(
          `${bold('Sí, alcanzas')}: mientras la etapa está abierta se funda un clan o se pide entrar a uno cualquier día. Una etapa dura cerca de ${etapaMonths} meses; el cierre lo avisa la administración en ${link('Anuncios', paths.anuncios)}.`,
          bullets(rows),
          `Lo que juegues queda en tu historial; la etapa que sigue parte de cero.${alone ? ' También hay etapas de uno contra uno, en que entras por tu cuenta.' : ''}`,
        ),
    sugerencias: english ? [] : ['¿Cómo creo un clan?', '¿Qué clanes buscan gente?'],
  }
}

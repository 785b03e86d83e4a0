import { topClanes } from '@trinchera/db/queries/ladder/tops'
import type { Asked, Reply } from '../intent'
import { ofClans } from '../query/clans'
import type { Field } from '../query/consulta'
import { queryOf } from '../query/query-of'
import { bold, lines, placed, quoted, scored, verb } from '../wording'
import { clanLink, groupsOf, table } from './etapas'
import { etapasOf, inEtapa } from './which'

/** The site's Top 5 of clans; first the one asked for. */
export async function bestClans(asked: Asked): Promise<Reply> {
  const { numero } = asked
  if (asked.etapas.length || asked.juego) return table(asked)
  const clanes = await topClanes(asked.site.db)
  const at = numero && numero > 0 && numero <= clanes.length ? numero : 1
  const one = clanes[at - 1]
  const { say } = asked
  if (!one) return { text: say('Todavía no hay clanes rankeados.', 'No clan is ranked yet.') }
  return {
    text: lines(
      `${bold(quoted(one.nombre))} ${say(`${verb('es', 'son', one.nombre)} el ${placed(at)} entre los clanes`, `${verb('is', 'are', one.nombre)} the ${placed(at, say)} of the clans`)}.`,
      `Top ${clanes.length} ${say('(victorias–derrotas)', '(wins–losses)')}:`,
      ...clanes.map(
        (clan, index) =>
          `${index + 1}. ${bold(clanLink(clan))} ${scored(clan)}, ${placed(clan.ranking_actual, say)} ${inEtapa(clan.etapa, say)}`,
      ),
    ),
    listed: groupsOf(asked, clanes),
    quien: groupsOf(asked, clanes.slice(0, 1)),
    sugerencias: ['¿Quiénes son los mejores jugadores?'],
  }
}

/** Who has the most of something in the etapas that a question names: clans, or players. */
const most =
  (de: 'clanes' | 'jugadores', campoOf: (asked: Asked) => Field, limite: number) =>
  async (asked: Asked): Promise<Reply> => {
    const { site, numero, etapas, juego, cuando } = asked
    const campo = campoOf(asked)
    // runs are as they are now, those of one against one as well
    const isOfRuns = campo === 'racha' || campo === 'caida'
    const consulta = queryOf(
      { quien: [], juego, ...(isOfRuns ? { etapas: etapasOf(asked) } : { etapas, cuando }) },
      {
        de,
        medida: 'lista',
        ordenar: { campo, hacia: 'mas' },
        limite: numero && numero > limite && numero <= 10 ? numero : limite,
      },
    )
    const reply = await ofClans(consulta, site, () => asked)
    const at = numero && numero > 0 ? numero - 1 : 0
    return { ...reply, consulta, quien: reply.listed?.slice(at, at + 1) ?? [] }
  }

export const bestPlayers = most('jugadores', () => 'ganadas', 5)
export const mostWins = most(
  'clanes',
  ({ terms }) => (terms.has('perder') && !terms.has('ganar') ? 'perdidas' : 'ganadas'),
  3,
)
export const bestStreak = most('clanes', () => 'racha', 3)
export const worstStreak = most('clanes', () => 'caida', 3)

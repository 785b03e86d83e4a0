import type { Asked, Reply } from '../intent'
import { compareTwo } from '../query/compare-two'
import type { Field } from '../query/consulta'
import { queryOf } from '../query/query-of'
import { asClan } from './matches'

/** What two are compared by, as words say it; wins where they say nothing. */
function fieldSaid({ terms }: Asked): Field {
  if (terms.has('racha')) return 'racha'
  if (['arriba', 'abajo', 'puesto', 'tabla', 'ranking', 'primero'].some((term) => terms.has(term))) return 'puesto'
  if (terms.has('porcentaje')) return 'porcentaje'
  return terms.has('perder') && !terms.has('ganar') ? 'perdidas' : 'ganadas'
}

/** Two clans or two players side by side, and who is ahead. */
export async function compare(asked: Asked): Promise<Reply> {
  const [one, two] = asked.quien
  if (!one || !two) return { text: '¿Entre quiénes? Dime los dos nombres.', kind: 'ask' }
  const { site, etapas } = asked
  // of two players all that they played counts, unless an etapa where each plays alone is said
  const alone = one.kind !== two.kind || etapas.length > 0
  const [a, b] = alone ? [asClan(asked, one) ?? one, asClan(asked, two) ?? two] : [one, two]
  const field = fieldSaid(asked)
  const campo = a.kind === 'jugador' && /^(?:racha|puesto)$/.test(field) ? 'ganadas' : field
  const consulta = queryOf(
    { quien: [], etapas, juego: null },
    { de: 'clanes', medida: 'quien', ordenar: { campo, hacia: 'mas' } },
  )
  return compareTwo(consulta, a, b, site)
}

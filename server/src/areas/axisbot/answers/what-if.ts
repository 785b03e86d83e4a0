import type { ClanRow } from '@trinchera/contract/clanes'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/names'
import { ejemploText } from '@trinchera/rules/reglamento'
import { vence } from '@trinchera/rules/reglamento/ejemplos'
import { risenPlace } from '@trinchera/rules/ladder'
import type { Asked, Reply, Role } from '../intent'
import type { ClanName } from '../names/community'
import { bold, lines, named, placed, quoted, verb } from '../wording'
import { asClan, together } from './matches'
import { etapasOf, inEtapa } from './which'

/** What a win would do to a table: the winner's new place, and the loser's (0: none). */
export function afterWin(winner: number, loser: number, ranked: number): { winner: number; loser: number } {
  const from = winner || ranked + 1
  const to = risenPlace(from, loser)
  return { winner: to, loser: loser >= to && loser < from ? loser + 1 : loser }
}

const now = (clan: ClanRow) => (clan.ranking_actual ? placed(clan.ranking_actual) : 'No Rankeado')

function told(table: readonly ClanRow[], etapa: NamedEtapa, winner: ClanRow, loser: ClanRow): string {
  const ranked = table.filter(({ ranking_actual }) => ranking_actual > 0).length
  const after = afterWin(winner.ranking_actual, loser.ranking_actual, ranked)
  const [w, l] = [quoted(winner.nombre), quoted(loser.nombre)]
  const where = inEtapa(etapa)
  if (after.winner === winner.ranking_actual) {
    return lines(
      `Si ${bold(w)} le ${verb('gana', 'ganan', winner.nombre)} a ${bold(l)}, la tabla ${bold('no cambia')}: ${w} ${verb('sigue', 'siguen', winner.nombre)} ${bold(placed(after.winner))} y ${l} ${verb('sigue', 'siguen', loser.nombre)} ${bold(now(loser))} ${where}.`,
      'Vencer a uno de más abajo, o a uno sin ranking, no mueve los puestos. Las victorias y las rachas sí cuentan.',
    )
  }
  const gains = winner.ranking_actual
    ? `${verb('sube', 'suben', winner.nombre)} del ${placed(winner.ranking_actual)} al ${bold(placed(after.winner))}`
    : `${verb('entra', 'entran', winner.nombre)} al ranking en el ${bold(placed(after.winner))}`
  const drops = after.loser === loser.ranking_actual
    ? `${l} ${verb('sigue', 'siguen', loser.nombre)} ${bold(now(loser))}`
    : `${l} ${verb('baja', 'bajan', loser.nombre)} al ${bold(placed(after.loser))}`
  const between = after.winner < (winner.ranking_actual || ranked + 1) - 1 ? ' Los que pasa bajan un puesto.' : ''
  return `Si ${bold(w)} le ${verb('gana', 'ganan', winner.nombre)} a ${bold(l)}, ${gains} ${where}, y ${drops}.${between}`
}

const ownVerb = /\b(?:gano|ganamos|ganemos|gane|pierdo|perdemos|pierda|perdamos|venzo|vencemos|mi clan|mi equipo|mi team|nos gana|nos ganan|me gana|me ganan)\b/
const typedOf = ({ words }: Pick<Asked, 'words'>) => words.map(({ plain }) => plain).join(' ')

/** Who wins in 'si A le gana a B', 'si A pierde con B', 'si le gano a B' (null: the one who asks). */
function rolesOf({ quien, terms, words, before, firstName }: Asked): { winner: number | null; loser: number | null } {
  const loses = terms.has('perder') && !terms.has('ganar')
  const typed = typedOf({ words })
  const own = ownVerb.test(typed)
  const against = /\b(?:me|nos) (?:gana|ganan|vence|vencen)\b/.test(typed)
  const loserFirst = /\b(?:victoria sobre|triunfo sobre|ganandole a|venciendo a|derrotando a)\b/.test(typedOf({ words: words.slice(0, firstName) }))
  const ownSecond = own && /(?:gan|perd|pierd|venc).*\b(?:somos|soy)\b/.test(typed)
  const [first, second] = (loses !== ownSecond) !== loserFirst ? [1, 0] : [0, 1]
  if (quien.length > 1 || (before.quien.length && !before.role && !own)) return { winner: first, loser: second }
  if (against) return { winner: 0, loser: null }
  return (own || !loses ? loses : false) ? { winner: 0, loser: null } : { winner: null, loser: 0 }
}

/** The one at a place of the first stage asked for: 'si le gano al primero'. */
async function atPlace(asked: Asked): Promise<ClanName | null> {
  const [etapa] = etapasOf(asked)
  if (asked.numero === null || !etapa) return null
  const ranked = (await clanesOfEtapa(asked.site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0)
  const row = ranked.at(asked.numero > 0 ? asked.numero - 1 : asked.numero)
  return (row && asked.site.community.clanById.get(row.id)) ?? null
}

function general(rival: ClanName | null, role: Role): Reply {
  const example = [vence(12, 6), vence(9, 6), vence(6, 12)].map(ejemploText).join('; ')
  return {
    kind: 'ask',
    text: lines(
      role === 'gana'
        ? `Si le ganas a uno mejor ubicado subes ${bold('la mitad')} de los puestos que los separan; si está más abajo, la tabla no cambia. Por ejemplo: ${example}.`
        : `Si pierdes con uno de más abajo, el que te gana sube ${bold('la mitad')} de los puestos que los separan: bajas un puesto solo si te pasa. Por ejemplo: ${example}.`,
      rival ? `¿De qué clan eres? Dímelo y te digo en qué quedas contra ${named(rival.nombre)}.` : '¿Qué clan contra cuál? Dímelos y lo calculo.',
    ),
    quien: rival ? [rival] : [], role,
  }
}

/** What a win or a loss would do to the places, by the rules of the ladder. */
export async function whatIf(asked: Asked): Promise<Reply> {
  const numbers = asked.words.flatMap(({ plain }) => (/^\d{1,3}$/.test(plain) ? [Number(plain)] : []))
  const [from, over] = numbers
  if (!asked.quien.length && from && over) return { text: `Por las reglas: ${bold(ejemploText(asked.terms.has('perder') && !asked.terms.has('ganar') ? vence(over, from) : vence(from, over)))}.` }
  const roles = rolesOf(asked)
  const clanes = asked.quien.map((who) => asClan(asked, who)).filter((clan) => clan !== null)
  const ranked = clanes.length < 2 ? await atPlace(asked) : null
  if (ranked) clanes.push(ranked)
  // 'y si le gana a Puelche?' after a question about a clan: it is that clan that plays
  const subject = asked.before.quien[0]
  const playing = subject && !asked.before.role && !ownVerb.test(typedOf(asked)) ? asClan(asked, subject) : null
  if (clanes.length === 1 && playing && playing !== clanes[0]) clanes.unshift(playing)
  const role: Role = roles.winner === null ? 'gana' : 'pierde'
  // the thread asked whose clan it is: the one named now is the asker's
  const mine = asked.before.role
  const rival = asked.before.quien[0]
  if (clanes.length === 1 && mine && rival && asClan(asked, rival) && asClan(asked, rival) !== clanes[0]) {
    const other = asClan(asked, rival)
    if (other && clanes[0]) return between(asked, mine === 'gana' ? [clanes[0], other] : [other, clanes[0]])
  }
  const [one, two] = clanes
  if (!one || !two) return general(one ?? null, role)
  return between(asked, roles.winner === 1 ? [two, one] : [one, two])
}

async function between(asked: Asked, [winner, loser]: readonly [ClanName, ClanName]): Promise<Reply> {
  const meetings = together(asked, winner, loser)
  const open = meetings.filter(({ etapa }) => etapa.activo)
  const [first] = open.length ? open : meetings
  if (!first) return { text: `${named(winner.nombre)} y ${named(loser.nombre)} no juegan en una misma etapa.`, quien: [winner, loser] }
  const table = await clanesOfEtapa(asked.site.db, first.etapa.id)
  const [w, l] = [table.find(({ id }) => id === first.mine.id), table.find(({ id }) => id === first.theirs.id)]
  if (!w || !l) return { text: `${named(winner.nombre)} o ${named(loser.nombre)} ya no está en la tabla.` }
  return {
    text: told(table, first.etapa, w, l),
    quien: [winner, loser], etapas: [first.etapa],
    sugerencias: [`¿Qué pasa si ${loser.nombre} ${verb('le gana', 'le ganan', loser.nombre)} a ${winner.nombre}?`, `${winner.nombre} contra ${loser.nombre}, ¿cómo van?`],
  }
}

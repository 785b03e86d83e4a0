import type { previewTorneoRuling } from '@trinchera/contract/torneo-partidas'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import { torneoClans } from '@trinchera/db/queries/site/torneos'
import type { BracketMatch, PartidaEstado, TorneoRefusal } from '@trinchera/rules/torneo'
import { fieldError, RuleError } from '../../http/rule-error'

const stands: Record<PartidaEstado, string> = {
  'por-definir': 'todavía no se sabe quiénes la juegan',
  lista: 'está por jugarse',
  'en-juego': 'ya se está jugando',
  reportada: 'ya fue reportada',
  cerrada: 'ya está cerrada',
  libre: 'no se juega',
}

/** The state of a match in Spanish, to append to "Esta partida"; for example 'ya fue reportada: ganó Los Halcones 2–1'. */
async function standing(db: Db, { a, b, estado, ganador, marcador }: BracketMatch): Promise<string> {
  const winner = ganador ?? (marcador && (marcador[0] > marcador[1] ? a : b))
  if (winner === null) return estado === 'cerrada' ? `${stands[estado]}: nadie se presentó` : stands[estado]
  const name = (await torneoClans(db, [winner])).get(winner)?.nombre ?? ''
  const score = marcador ? ` ${marcador.toSorted((x, y) => y - x).join('–')}` : ''
  return `${stands[estado]}: ganó ${name}${score}`
}

/** The error for an act that a rule refuses. If the match has changed meanwhile, the message also states the match's present state. */
export async function refusedAct(db: Db, refusal: TorneoRefusal, match: BracketMatch | null): Promise<RuleError> {
  const { code, field, message, movedOn } = refusal
  if (code === 409 && movedOn && match) return new RuleError(code, `Esta partida ${await standing(db, match)}`)
  return field === undefined ? new RuleError(code, message) : fieldError(code, field, message)
}

/** Throws 409 if the match has changed since the organiser loaded it (`seen`), so that no ruling is based on outdated data. */
export async function requireAsSeen(
  db: Db,
  match: BracketMatch,
  seen: BodyOf<typeof previewTorneoRuling>['antes'],
): Promise<void> {
  if (!seen) return
  const { a, b, estado, ganador } = match
  if (seen.a === a && seen.b === b && seen.estado === estado && seen.ganador === ganador) return
  throw new RuleError(
    409,
    `La partida cambió mientras decidías: ${await standing(db, match)}. Mira de nuevo qué va a cambiar`,
  )
}

import type { MatchMap } from '@trinchera/contract/ladder'
import type { Db } from '@trinchera/db/database'
import { isEtapaArchived } from '@trinchera/db/queries/ladder/etapas'
import { countLivingClans, etapaForReport } from '@trinchera/db/queries/ladder/reporting'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { winnerWon } from '@trinchera/rules/match-score'
import { playedAtError } from '@trinchera/rules/played-time'
import { fieldError, RuleError } from '../../http/rule-error'

/** Throws 400 if a map is not allowed, or if by the reported rounds the winner did not win (docs/rules.md#Score of a match). */
export async function requireMaps(db: Db, mapas: readonly MatchMap[]): Promise<void> {
  const known = new Set((await readOpciones(db)).mapas.lista.map(({ codigo }) => codigo))
  const unknown = mapas.findIndex(({ codigo }) => !known.has(codigo))
  if (unknown >= 0) throw fieldError(400, `mapas.${unknown}.codigo`, 'Ese mapa no está entre los permitidos')
  if (!winnerWon(mapas))
    throw fieldError(400, 'mapas', 'Con esas rondas no ganó el clan ganador: revisa los mapas o quién ganó')
}

/** Throws 400 if a match was played in the future or more than 14 days ago. `jugada`: ISO 8601. */
export function requirePlayedTime(jugada: string, now: Date): void {
  const error = playedAtError(Date.parse(jugada), now.getTime())
  if (error) throw fieldError(400, 'jugada', error)
}

/** Throws 400 if the etapa does not exist, is archived or inactive, or does not belong to `juego` (if given). */
export async function requireOpenEtapa(db: Db, id: number, juego?: number): Promise<void> {
  const etapa = await etapaForReport(db, id)
  if (!etapa) throw new RuleError(400, 'La etapa no existe')
  if (juego !== undefined && etapa.id_juego !== juego) throw new RuleError(400, 'La etapa no es de ese juego')
  if (etapa.archived_at) throw new RuleError(400, 'La etapa está cerrada para siempre: ya no recibe reportes')
  if (!etapa.activo) throw new RuleError(400, 'La etapa no está activa')
}

/** Throws 409 if the etapa is archived. `what`: end of the Spanish error message, saying what is no longer possible. */
export async function refuseArchived(db: Db, etapa: number, what: string): Promise<void> {
  if (await isEtapaArchived(db, etapa)) throw new RuleError(409, `La etapa está cerrada para siempre: ${what}`)
}

/** Throws 400 unless winner and loser are two different clans of the etapa, neither of them deleted. */
export async function requireClans(
  db: Db,
  match: { id_etapa: number; id_clan_ganador: number; id_clan_perdedor: number },
): Promise<void> {
  if (match.id_clan_ganador === match.id_clan_perdedor)
    throw new RuleError(400, 'Un clan no puede perder contra sí mismo')
  if ((await countLivingClans(db, match.id_etapa, [match.id_clan_ganador, match.id_clan_perdedor])) !== 2)
    throw new RuleError(400, 'Los dos clanes tienen que ser de esa etapa')
}

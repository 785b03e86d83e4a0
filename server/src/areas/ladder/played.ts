import type { MatchMap } from '@trinchera/contract/ladder'
import type { Db } from '@trinchera/db/database'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { winnerWon } from '@trinchera/rules/match-score'
import { playedAtError } from '@trinchera/rules/played-time'
import { fieldError } from '../../http/rule-error'

/** Throws 400 unless the maps are allowed ones and their rounds make the winner win (docs/rules.md#Score of a match). */
export async function requireMaps(db: Db, mapas: readonly MatchMap[]): Promise<void> {
  const known = new Set((await readOpciones(db)).mapas.lista.map(({ codigo }) => codigo))
  const unknown = mapas.findIndex(({ codigo }) => !known.has(codigo))
  if (unknown >= 0) throw fieldError(400, `mapas.${unknown}.codigo`, 'Ese mapa no está entre los permitidos')
  if (!winnerWon(mapas))
    throw fieldError(400, 'mapas', 'Con esas rondas no ganó el clan ganador: revisa los mapas o quién ganó')
}

/** Throws 400 unless the match was played between 14 days ago and now. `jugada`: ISO 8601. */
export function requirePlayedTime(jugada: string, now: Date): void {
  const error = playedAtError(Date.parse(jugada), now.getTime())
  if (error) throw fieldError(400, 'jugada', error)
}

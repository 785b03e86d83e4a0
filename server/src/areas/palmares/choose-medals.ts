import type { Medalla } from '@trinchera/contract/palmares'
import { medalsOfPlayer } from '@trinchera/db/queries/palmares/medals'
import { storeChosen } from '@trinchera/db/queries/palmares/perfil'
import type { SessionInfo } from '../../http/handler'
import { fieldError } from '../../http/rule-error'
import type { Services } from '../../services'

/** Stores which of their medals a player shows on the profile, in which order. Throws 400 for a repeated medal or another's. */
export function chooseMedals(
  { database }: Services,
  session: SessionInfo,
  claves: readonly string[],
): Promise<Medalla[]> {
  return database.transaction(async (trx) => {
    const own = new Map((await medalsOfPlayer(trx, session.id)).map((medal) => [medal.clave, medal]))
    if (new Set(claves).size < claves.length) throw fieldError(400, 'claves', 'Elegiste dos veces la misma medalla')
    const chosen = claves.flatMap((clave) => own.get(clave) ?? [])
    if (chosen.length < claves.length) throw fieldError(400, 'claves', 'Solo puedes elegir medallas que tienes')
    await storeChosen(trx, session.id, claves)
    return chosen
  })
}

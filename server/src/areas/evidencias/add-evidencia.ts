import type { addEvidencia as route, Evidencia } from '@trinchera/contract/partidas'
import type { BodyOf } from '@trinchera/contract/route'
import { isUniqueViolation, type Db } from '@trinchera/db/database'
import { countEvidencias, insertEvidencia } from '@trinchera/db/queries/disputes/evidencias'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { matchFacts } from '@trinchera/db/queries/rulings/rulings'
import { mostEvidence } from '@trinchera/rules/limits'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import { storeEvidencePicture } from '../../pictures/store-picture'
import type { Services } from '../../services'
import { refuseArchived } from '../ladder/played'
import { reportingClan } from '../ladder/reporting-clan'

/**
 * The id of the player's clan in a match. Throws 404 if there is no such match, 403 if the player may add pictures for neither clan, 409 if
 * the etapa is archived, 400 if the clan already has the maximum number of pictures.
 */
async function requireRoom(db: Db, session: SessionInfo, id: number, now: Date): Promise<number> {
  const facts = found(await matchFacts(db, id), 'Esa partida no existe')
  const clan = await reportingClan(db, facts, session.id)
  if (clan === null)
    throw new RuleError(
      403,
      'Solo el líder, un co-líder o un capitán de uno de los dos clanes puede agregar evidencias',
    )
  await refuseSuspended(db, session.id, 'reportes', now)
  await refuseArchived(db, facts.id_etapa, 'sus partidas ya no reciben evidencias')
  if ((await countEvidencias(db, id, clan)) >= mostEvidence)
    throw new RuleError(
      400,
      `Tu clan ya tiene ${mostEvidence} imágenes en esta partida: retira una antes de agregar otra`,
    )
  return clan
}

/**
 * Adds a player's picture to the evidence of a match (docs/behaviour/matches.md#Evidence), if `requireRoom` allows it. Throws 409 if the
 * match already has this picture. The file is stored first and deleted again if its row cannot be stored.
 */
export async function addEvidencia(
  services: Services,
  session: SessionInfo,
  id: number,
  { imagen, texto }: BodyOf<typeof route>,
): Promise<Evidencia> {
  const { database, pictures } = services
  const now = services.now()
  await requireRoom(database.db, session, id, now) // the rights are checked before the picture is processed, which is slow
  const { discard, ...picture } = await storeEvidencePicture(pictures, imagen)
  try {
    return await database.transaction(async (trx) => {
      const { id_etapa } = found(await matchFacts(trx, id), 'Esa partida no existe')
      await lockEtapa(trx, id_etapa)
      const id_clan = await requireRoom(trx, session, id, now)
      const shown = { id_clan, player_id: session.id, quien: session.username, texto, fecha: now.toISOString() }
      return insertEvidencia(trx, { id_match: id, id_victoria: null }, { ...shown, ...picture })
    })
  } catch (error) {
    await discard()
    throw isUniqueViolation(error) ? fieldError(409, 'imagen', 'Esa imagen ya está en esta partida') : error
  }
}

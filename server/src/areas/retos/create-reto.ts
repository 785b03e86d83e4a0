import type { createReto as route, Reto } from '@trinchera/contract/retos'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import { clanEtapa } from '@trinchera/db/queries/retos/sides'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { rangoInLivingClan } from '@trinchera/db/queries/ladder/reporting'
import { insertAct, insertReto, openRetoBetween, openRetosMadeBy } from '@trinchera/db/queries/retos/stored-retos'
import { tellOfAct } from '@trinchera/effects/retos'
import { mostOpenRetos } from '@trinchera/rules/limits'
import { clanMay } from '@trinchera/rules/permissions'
import { applyRetoAct, newReto } from '@trinchera/rules/reto-acts'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { withoutInvisible } from '../../html/visible-text'
import { fieldError, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { requireOpenEtapa } from '../ladder/played'
import { refusalError } from './act'

type Body = BodyOf<typeof route>

/** The etapa of the two clans. Throws 400 if a clan does not exist, they are equal or in different etapas, or the etapa is not open. */
async function requireSides(db: Db, { id_clan_retador, id_clan_retado }: Body): Promise<number> {
  if (id_clan_retador === id_clan_retado) throw fieldError(400, 'id_clan_retado', 'Un clan no puede retarse a sí mismo')
  const etapa = await clanEtapa(db, id_clan_retador)
  if (etapa === null) throw fieldError(400, 'id_clan_retador', 'Ese clan no existe')
  if ((await clanEtapa(db, id_clan_retado)) !== etapa)
    throw fieldError(400, 'id_clan_retado', 'Ese clan no está en la etapa del tuyo')
  await requireOpenEtapa(db, etapa)
  return etapa
}

/** Challenges a clan to a reto (docs/rules.md#Retos). Locks the etapa: if two clans challenge each other, only the first succeeds. */
export function createReto(services: Services, session: SessionInfo, body: Body): Promise<Reto> {
  const now = services.now()
  const fecha = now.toISOString()
  return services.database.transaction(async (trx, onCommit) => {
    const { id_clan_retador, id_clan_retado, fechas, texto } = body
    if (!clanMay(await rangoInLivingClan(trx, id_clan_retador, session.id), 'report'))
      throw new RuleError(403, 'Solo el líder, un co-líder o un capitán puede retar por su clan')
    await refuseSuspended(trx, session.id, 'reportes', now)
    const id_etapa = await requireSides(trx, body)
    await lockEtapa(trx, id_etapa)
    await requireSides(trx, body) // a clan may have been deleted, or the etapa paused, while waiting for the lock

    const act = { tipo: 'proponer', id_clan: id_clan_retador, fecha, fechas } as const
    const outcome = applyRetoAct(newReto(id_clan_retador, id_clan_retado), act)
    if ('refusal' in outcome) throw refusalError(outcome.refusal)
    if ((await openRetoBetween(trx, id_etapa, id_clan_retador, id_clan_retado)) !== null)
      throw new RuleError(409, 'Ya hay un reto abierto entre estos dos clanes')
    if ((await openRetosMadeBy(trx, id_clan_retador)) >= mostOpenRetos)
      throw new RuleError(400, `Tu clan ya tiene ${mostOpenRetos} retos abiertos: espera a que termine uno`)

    const said = withoutInvisible(texto ?? '').trim()
    const id = await insertReto(trx, { id_etapa, texto: said || null, by: session, creado: fecha }, outcome.state)
    await insertAct(trx, id, act, session)
    return tellOfAct(trx, onCommit, services, id, act, session)
  })
}

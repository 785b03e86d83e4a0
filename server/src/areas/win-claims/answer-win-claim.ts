import type { BodyOf } from '@trinchera/contract/route'
import { paths } from '@trinchera/contract/site-paths'
import type { answerVictoria as route, WinClaim } from '@trinchera/contract/win-claims'
import { changeWinClaim } from '@trinchera/db/queries/disputes/stored-win-claims'
import { winClaimById } from '@trinchera/db/queries/disputes/win-claims'
import { rangoInLivingClan } from '@trinchera/db/queries/ladder/reporting'
import { notifyLeaders } from '@trinchera/effects/notices'
import { clanMay } from '@trinchera/rules/permissions'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastWinClaim } from './broadcast-win-claim'
import { lockWinClaim, requireLivingEtapa, requireOpen, storeWin } from './open-case'

/** Stores whether the rival clan acknowledges or disputes a win claim; possible once (docs/rules.md#The win the rival did not report). */
export function answerWinClaim(
  services: Services,
  session: SessionInfo,
  id: number,
  answer: BodyOf<typeof route>,
): Promise<WinClaim> {
  const now = services.now()
  const fecha = now.toISOString()
  return services.database.transaction(async (trx, onCommit) => {
    const stored = await lockWinClaim(trx, id)
    const { id_clan_perdedor, id_clan_ganador, respuesta_quien } = stored
    if (!clanMay(await rangoInLivingClan(trx, id_clan_perdedor, session.id), 'report'))
      throw new RuleError(403, 'Solo el líder, un co-líder o un capitán del clan rival puede responder')
    await refuseSuspended(trx, session.id, 'reportes', now)
    requireOpen(stored)
    if (respuesta_quien !== null) throw new RuleError(409, `Tu clan ya respondió: ${respuesta_quien} la disputó`)

    const said = { respuesta_quien: session.username, respuesta_fecha: fecha }
    if (answer.respuesta === 'disputar') {
      await requireLivingEtapa(trx, stored)
      await changeWinClaim(trx, id, { ...said, estado: 'disputada', respuesta_texto: answer.texto })
    } else {
      const match = await storeWin(trx, onCommit, services, session, stored)
      await changeWinClaim(trx, id, { ...said, estado: 'reconocida', settled_at: fecha, id_match: match.id })
    }
    const winClaim = found(await winClaimById(trx, id), 'Esa victoria no existe')
    await notifyLeaders(trx, onCommit, services, [id_clan_ganador], {
      tipo: 'partida',
      texto:
        answer.respuesta === 'reconocer'
          ? `${winClaim.perdedor.nombre} reconoció la victoria de ${winClaim.ganador.nombre}: entró al ranking`
          : `${winClaim.perdedor.nombre} disputó la victoria de ${winClaim.ganador.nombre}: la administración decidirá`,
      enlace: paths.victoria(id),
    })
    onCommit(() => broadcastWinClaim(services, id))
    return winClaim
  })
}

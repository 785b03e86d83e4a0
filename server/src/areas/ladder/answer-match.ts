import type { Match } from '@trinchera/contract/ladder'
import type { MatchAnswerBody } from '@trinchera/contract/partidas'
import { paths } from '@trinchera/contract/site-paths'
import { storeAnswer } from '@trinchera/db/queries/ladder/answers'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { rangoInLivingClan } from '@trinchera/db/queries/ladder/reporting'
import { matchById } from '@trinchera/db/queries/ladder/tops'
import { hasOpenClaim, insertClaim } from '@trinchera/db/queries/rulings/claims'
import { matchFacts } from '@trinchera/db/queries/rulings/rulings'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { emitMatchAnswered } from '@trinchera/effects/match-answers'
import { notifyLeaders } from '@trinchera/effects/notices'
import { clanMay } from '@trinchera/rules/permissions'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseArchived } from './played'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'

const missing = 'Esa partida no existe'

/** Throws if the winning clan can no longer confirm or reject a match: 400 after 24 hours, 409 if it has done so or staff have ruled. */
function requireAwaited({ respuesta, ruling }: Match, now: Date): void {
  if (respuesta?.estado === 'confirmada' || respuesta?.estado === 'rechazada')
    throw new RuleError(409, `Tu clan ya respondió: ${respuesta.quien} la dio por ${respuesta.estado}`)
  if (respuesta?.estado !== 'pendiente' || respuesta.hasta <= now.toISOString())
    throw new RuleError(400, 'El plazo para responder esta partida ya pasó: son 24 horas desde el reporte')
  if (ruling) throw new RuleError(409, 'La administración ya falló sobre esta partida')
}

/**
 * Confirms or rejects a reported match on behalf of the clan that won (docs/behaviour/matches.md#The winner's answer). A rejection also
 * opens a claim of this clan, unless one is open already. The ladder table does not change. Throws 403 if the player may not report for the
 * clan.
 */
export function answerMatch(
  services: Services,
  session: SessionInfo,
  id: number,
  answer: MatchAnswerBody,
): Promise<Match> {
  const now = services.now()
  const fecha = now.toISOString()
  return services.database.transaction(async (trx, onCommit) => {
    const { id_etapa, id_clan_ganador, id_clan_perdedor } = found(await matchFacts(trx, id), missing)
    await lockEtapa(trx, id_etapa)
    if (!clanMay(await rangoInLivingClan(trx, id_clan_ganador, session.id), 'report'))
      throw new RuleError(403, 'Solo el líder, un co-líder o un capitán del clan que ganó puede responder la partida')
    await refuseSuspended(trx, session.id, 'reportes', now)
    await refuseArchived(trx, id_etapa, 'sus partidas ya no se responden')
    requireAwaited(found(await matchById(trx, id), missing), now)

    const estado = answer.respuesta === 'confirmar' ? 'confirmada' : 'rechazada'
    await storeAnswer(trx, id, { estado, quien: session.username, fecha })
    if (answer.respuesta === 'rechazar' && !(await hasOpenClaim(trx, id, id_clan_ganador))) {
      const { tipo, texto } = answer
      await insertClaim(trx, {
        id_match: id,
        id_clan: id_clan_ganador,
        player_id: session.id,
        quien: session.username,
        tipo,
        texto,
        fecha,
      })
      onCommit(() => broadcastPendingWork(services))
    }
    await bumpVersion(trx, 'ladder')
    const match = found(await matchById(trx, id), missing)
    await notifyLeaders(
      trx,
      onCommit,
      services,
      [id_clan_perdedor],
      {
        tipo: 'partida',
        texto:
          estado === 'confirmada'
            ? `${match.ganador.nombre} confirmó la partida que reportó ${match.reportado_por}`
            : `${match.ganador.nombre} rechazó la partida que reportó ${match.reportado_por}: la administración la revisará`,
        enlace: paths.partida(id),
      },
      session.id,
    )
    onCommit(() => emitMatchAnswered(services.live, match))
    return match
  })
}

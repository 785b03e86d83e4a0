import { match as matchSchema, type Match, type reportLoss as route } from '@trinchera/contract/ladder'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { lastSameReport, rangoInLivingClan } from '@trinchera/db/queries/ladder/reporting'
import { lockReto, type StoredReto } from '@trinchera/db/queries/retos/stored-retos'
import { repeatedReportMs } from '@trinchera/rules/limits'
import { clanMay } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { repliedOnce } from '../../http/replied-once'
import { fieldError, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseSuspended } from '../../accounts/suspended'
import { requireClans, requireMaps, requireOpenEtapa, requirePlayedTime } from './played'
import { acknowledgeByReport } from '../win-claims/acknowledge-by-report'
import { playReto } from '../retos/play-reto'
import { storeMatch } from '@trinchera/effects/store-match'

type Report = BodyOf<typeof route>

/** Throws 403 if the report names another player or rank than the session's (docs/behaviour/staff.md#Identity fields in a payload). */
function refuseContradiction(report: Report, session: SessionInfo, rango: string) {
  const sender = typeof report.player === 'object' ? report.player?.id : report.player
  if (sender !== undefined && sender !== session.id)
    throw new RuleError(403, 'No puedes reportar en nombre de otro jugador')
  if (report.rango && report.rango !== rango) throw new RuleError(403, 'Tu rango en el clan no es ese')
}

async function requireReporter(trx: Db, report: Report, session: SessionInfo) {
  const rango = await rangoInLivingClan(trx, report.id_clan_perdedor, session.id)
  if (!rango || !clanMay(rango, 'report'))
    throw new RuleError(403, 'Solo el líder, un co-líder o un capitán del clan que perdió puede reportar la derrota')
  refuseContradiction(report, session, rango)
}

/** Throws 400 if the reported maps, rounds or time are not possible (docs/rules.md#Score of a match). */
async function requirePlayable(trx: Db, { mapas, jugada }: Report, now: Date) {
  if (jugada) requirePlayedTime(jugada, now)
  if (mapas) await requireMaps(trx, mapas)
}

/** The agreed reto played as this match (docs/rules.md#Retos); null if none is named. Throws 400 if it is of other clans or not open. */
async function agreedReto(trx: Db, { id_reto, id_clan_ganador, id_clan_perdedor }: Report): Promise<StoredReto | null> {
  if (!id_reto) return null
  const stored = await lockReto(trx, id_reto)
  const sides = stored ? [stored.state.retador, stored.state.retado] : []
  if (!stored || !sides.includes(id_clan_ganador) || !sides.includes(id_clan_perdedor))
    throw fieldError(400, 'id_reto', 'Ese reto no es de estos dos clanes')
  if (stored.state.estado !== 'acordado') throw fieldError(400, 'id_reto', 'Ese reto no espera una partida')
  return stored
}

async function refuseRepeated(trx: Db, report: Report, session: SessionInfo, now: Date) {
  const last = await lastSameReport(trx, session.id, report.id_clan_ganador, report.id_clan_perdedor)
  if (last && now.getTime() - Date.parse(last) < repeatedReportMs)
    throw new RuleError(400, 'Ya reportaste esta derrota hace menos de un minuto')
}

/**
 * The fields by which a repeated request is recognised. Maps, time and reto are left out if a report has none of them, because earlier
 * versions stored these fields without them.
 */
const askedIn = ({
  id_clan_ganador,
  id_clan_perdedor,
  id_etapa,
  id_juego,
  comentario,
  mapas,
  jugada,
  id_reto,
}: Report) => [
  id_clan_ganador,
  id_clan_perdedor,
  id_etapa,
  id_juego,
  comentario,
  ...(mapas?.length || jugada || id_reto ? [mapas ?? [], jugada ?? null, id_reto ?? null] : []),
]

/** The match in a stored reply. Earlier versions stored no maps, time, reto and winner's answer, so these have defaults. */
function restoreMatch(reply: string): Match {
  const stored: Pick<Match, 'fecha'> = JSON.parse(reply)
  return matchSchema.parse({ jugada: stored.fecha, mapas: [], id_reto: null, respuesta: null, ...stored })
}

/**
 * Stores a reported loss as a match with the members of both clans and the next `seq` of the etapa's log (docs/rules.md#A report counts
 * once). If the job enqueued here is lost, the worker finds the match anyway and updates the ladder table.
 */
export function reportLoss(
  services: Services,
  report: Report,
  session: SessionInfo,
  key: string | undefined,
): Promise<Match> {
  const now = services.now()
  return services.database.transaction((trx, onCommit) =>
    repliedOnce(
      trx,
      session,
      { key, asked: askedIn(report), noun: 'reporte', now, restore: restoreMatch },
      async () => {
        await refuseSuspended(trx, session.id, 'reportes', now)
        await lockEtapa(trx, report.id_etapa) // locked before the checks, so that what they found still holds when the match is stored
        await requireReporter(trx, report, session)
        await requireOpenEtapa(trx, report.id_etapa, report.id_juego)
        await requireClans(trx, report)
        await requirePlayable(trx, report, now)
        const reto = await agreedReto(trx, report)
        if (!key) await refuseRepeated(trx, report, session, now)

        const match = await storeMatch(trx, onCommit, services, {
          ...report,
          jugada: report.jugada ?? undefined,
          mapas: report.mapas ?? undefined,
          id_reto: reto?.id ?? null,
          reporter: session,
          answer: 'pendiente',
        })
        if (reto) await playReto(trx, onCommit, services, reto, match, session)
        await acknowledgeByReport(trx, onCommit, services, match, report.jugada ?? null)
        return match
      },
    ),
  )
}

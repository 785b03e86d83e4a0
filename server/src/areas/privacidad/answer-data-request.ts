import type { answerDataRequest as route, DataRequest } from '@trinchera/contract/privacidad'
import type { BodyOf } from '@trinchera/contract/route'
import { answerRequest, registeredRequest, type requestProofs } from '@trinchera/db/queries/privacy/requests'
import { enqueueMail } from '@trinchera/effects/mails'
import { formatDateTime } from '@trinchera/rules/presentation'
import { derechoNames } from '@trinchera/rules/solicitudes'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { csvOf } from '../../staff/csv'
import { staffTransaction } from '../../staff/staff-transaction'

const acts = {
  prorroga: 'solicitud.prorrogar',
  cumplida: 'solicitud.cumplir',
  rechazada: 'solicitud.rechazar',
} as const

/**
 * Answers a request about personal data, or extends its deadline once, and mails this to its sender (docs/behaviour/privacy.md#Register of
 * requests). Throws 404 if there is no such request, 409 if it was answered or extended before, 400 for an extension of a request to block
 * data.
 */
export function answerDataRequest(
  services: Services,
  session: SessionInfo,
  id: number,
  { tipo, texto }: BodyOf<typeof route>,
): Promise<DataRequest> {
  const fecha = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const before = found(await registeredRequest(trx, id), 'Esa solicitud no existe')
    if (tipo === 'prorroga' && before.derecho === 'bloqueo')
      throw new RuleError(400, 'Un bloqueo no se prorroga: se resuelve en 2 días hábiles')
    const after = await answerRequest(trx, id, { tipo, texto, quien: session.username, fecha })
    if (!after)
      throw new RuleError(
        409,
        tipo === 'prorroga' && before.estado === 'abierta'
          ? 'Esta solicitud ya se prorrogó: se prorroga una sola vez'
          : 'Esta solicitud ya está respondida',
      )
    const { numero, derecho, correo: email, vence } = after
    await enqueueMail(trx, onCommit, services, null, {
      kind: 'solicitud-respuesta',
      email,
      respuesta: { id, numero, derecho, tipo, texto, vence: tipo === 'prorroga' ? vence : null },
    })
    await audit(acts[tipo], `solicitud ${numero}`, { estado: before.estado, vence: before.vence }, { texto, vence })
    onCommit(() => broadcastPendingWork(services))
    return after
  })
}

const header = [
  'Número',
  'Derecho',
  'Correo',
  'Solicitud',
  'Recibida',
  'Vence',
  'Estado',
  'Respuesta',
  'Quién',
  'Fecha',
]

/** The register of requests as CSV, one line for each answer, as proof that the requests were answered. */
export function requestsCsv(proofs: Awaited<ReturnType<typeof requestProofs>>): string {
  const rows = proofs.flatMap(({ request, answers }) => {
    const own = [
      request.numero,
      derechoNames[request.derecho],
      request.correo,
      request.texto,
      formatDateTime(request.recibida),
      formatDateTime(request.vence),
      request.estado,
    ]
    if (!answers.length) return [[...own, '', '', '']]
    return answers.map(({ tipo, texto, quien, fecha }) => [...own, `${tipo}: ${texto}`, quien, formatDateTime(fecha)])
  })
  return csvOf(header, rows)
}

import { jobKind, jobWhat } from '@trinchera/contract/jobs'
import { listQuarantine, release, type QuarantinedJob } from '@trinchera/runtime/quarantine'
import { handlersOf } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'

const forStaff = ({ id, nombre, datos, motivo, error, desde }: QuarantinedJob) => ({
  id,
  que: jobWhat(nombre, datos),
  motivo,
  error,
  desde,
})

export function colaHandlers(services: Services) {
  const { redis, jobs, log } = services
  const away = (error: unknown): never => {
    log.warn({ err: error }, 'no se pudieron ver las colas')
    throw new RuleError(503, 'Redis no contesta: las colas no se pueden ver ahora. Intenta de nuevo en un rato')
  }
  const quarantined = () => listQuarantine(redis).catch(away)
  return handlersOf({
    async getColas() {
      const [{ kinds, oldest }, apartados] = await Promise.all([jobs.state().catch(away), quarantined()])
      const trabajos = [...kinds].map(([name, counts]) => ({ que: jobKind(name), ...counts }))
      return {
        message: 'Colas',
        data: { trabajos, espera_desde: oldest?.toISOString() ?? null, apartados: apartados.map(forStaff) },
      }
    },
    async retryJob({ body, session }) {
      const job = found(
        (await quarantined()).find(({ id }) => id === body.id),
        'Ese trabajo ya no está apartado',
      )
      const que = jobWhat(job.nombre, job.datos)
      await staffTransaction(services, session, async (_, audit) => {
        await audit('trabajo.reintentar', que, forStaff(job), null)
        // The job is released within the transaction, so that nothing is audited if Redis fails. The job is not enqueued here, because the
        // worker's reconciler will find and enqueue its work.
        await release(redis, job.id).catch(away)
      })
      return { message: 'Se intenta de nuevo en unos segundos', data: null }
    },
  })
}

import { jobWhat } from '@trinchera/contract/jobs'
import { paths } from '@trinchera/contract/site-paths'
import type { Database } from '@trinchera/db/database'
import { staffOf } from '@trinchera/db/queries/disputes/assembly'
import { notify } from '@trinchera/effects/notices'
import type { EffectServices } from '@trinchera/effects/services'
import { rolsWith } from '@trinchera/rules/permissions'
import type { QuarantinedJob } from '@trinchera/runtime/quarantine'

const why: Record<QuarantinedJob['motivo'], string> = {
  muerte: 'el proceso que lo hacía terminó dos veces',
  falla: 'falló dos veces igual',
}

/** Notifies the staff who may retry jobs that a job was put in quarantine. */
export function tellStaff(services: EffectServices & { database: Database }, job: QuarantinedJob): Promise<void> {
  return services.database.transaction(async (trx, onCommit) => {
    const staff = await staffOf(trx, rolsWith('jobs.manage'))
    await notify(trx, onCommit, services, staff, {
      tipo: 'trabajo-apartado',
      texto: `Quedó apartado ${jobWhat(job.nombre, job.datos)}: ${why[job.motivo]}. Lo demás sigue.`,
      enlace: paths.panelAdmin('colas'),
    })
  })
}

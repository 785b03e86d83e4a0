import type { JobName } from '@trinchera/contract/jobs'
import type { Handler } from '../context'
import { deliverMail } from './deliver-mail'
import { recalculateEtapa } from './recalculate-etapa'

/** Every job and who does it; a job without a handler does not compile. */
export const handlers: { [N in JobName]: Handler<N> } = {
  'recalculate-etapa': recalculateEtapa,
  'deliver-mail': deliverMail,
}

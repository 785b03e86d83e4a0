import type { JobName } from '@trinchera/contract/jobs'
import type { Handler } from '../context'
import { awardMedals } from './award-medals'
import { deliverMail } from './deliver-mail'
import { sendPushes } from '../push/send-pushes'
import { tellAnuncio } from './tell-anuncio'
import { deliverWebhook } from './deliver-webhook'
import { enqueueIfBehind, recalculateEtapa } from './recalculate-etapa'

export const handlers: { [N in JobName]: Handler<N> } = {
  'recalculate-etapa': { perform: recalculateEtapa, afterCompletion: enqueueIfBehind },
  'award-medals': { perform: awardMedals },
  'deliver-mail': { perform: deliverMail },
  'send-pushes': { perform: (_, context) => sendPushes(context) },
  'tell-anuncio': { perform: tellAnuncio },
  'deliver-webhook': { perform: deliverWebhook },
}

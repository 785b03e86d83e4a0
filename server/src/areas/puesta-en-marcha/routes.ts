import { version } from '@trinchera/contract/version'
import { handlersOf } from '../../http/handler'
import type { Services } from '../../services'
import { setupSteps } from './setup-steps'
import { tryMail } from './try-mail'

export function setupHandlers(services: Services) {
  return handlersOf({
    getSetup: async ({ session }) => ({
      message: 'Puesta en marcha',
      data: await setupSteps(services, session, version),
    }),
    async tryMail({ session }) {
      const data = await tryMail(services, session)
      return { message: data.respuesta, data }
    },
  })
}

import { deleteNick, ownNicks } from '@trinchera/db/queries/nicks/nicks'
import { handlersOf } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { createNickCode } from './nick-code'

export function nickHandlers(services: Services) {
  const { db } = services.database
  const own = (player: number) => ownNicks(db, player, services.now().toISOString())
  return handlersOf({
    listOwnNicks: async ({ session }) => ({ message: 'Tus nombres en el juego', data: await own(session.id) }),
    createNickCode: async ({ session }) => ({
      message: 'Escribe este código al final de tu nombre en el juego',
      data: await createNickCode(services, session.id),
    }),
    deleteNick: async ({ params, session }) => {
      if (!(await deleteNick(db, session.id, params.nick))) throw new RuleError(404, 'Ese nombre no es tuyo')
      return { message: 'Nombre desenlazado', data: await own(session.id) }
    },
  })
}

import { invitacionesOf } from '@trinchera/db/queries/invitaciones'
import type { Handlers } from '../../handler'
import { RuleError } from '../../rule-error'
import type { Services } from '../../services'

export function invitacionHandlers({ database, now }: Services): Handlers<'listInvitaciones'> {
  return {
    listInvitaciones: async ({ params, query, session }) => {
      if (params.playerId !== session.id) throw new RuleError(403, 'Esas invitaciones no son tuyas')
      return { message: 'Invitaciones', data: await invitacionesOf(database.db, session.id, { all: query.todas === '1', now: now() }) }
    },
  }
}

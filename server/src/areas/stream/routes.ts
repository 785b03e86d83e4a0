import { follow, followedBy, unfollow } from '@trinchera/db/queries/streams/follows'
import { streamsNow, watchedLogins } from '@trinchera/db/queries/streams/streams'
import { handlersOf } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'

export function streamHandlers({ database: { db } }: Services) {
  return handlersOf({
    getStreams: async () => ({ message: 'Streams', data: await streamsNow(db) }),
    listFollowed: async ({ session }) => ({ message: 'A quiénes sigues', data: await followedBy(db, session.id) }),
    followStreamer: async ({ params: { login }, session }) => {
      if (!(await watchedLogins(db)).has(login)) throw new RuleError(404, 'Ese streamer no es de la comunidad')
      await follow(db, session.id, login)
      return { message: 'Te avisamos cuando empiece', data: await followedBy(db, session.id) }
    },
    unfollowStreamer: async ({ params: { login }, session }) => {
      await unfollow(db, session.id, login)
      return { message: 'Ya no lo sigues', data: await followedBy(db, session.id) }
    },
  })
}

import type { Handlers } from '../../handler'
import { RuleError } from '../../rule-error'

type Names = 'getStreams' | 'listFollowed' | 'followStreamer' | 'unfollowStreamer'

const unbuilt = () => Promise.reject(new RuleError(503, 'Todavía no está'))

export function streamHandlers(): Handlers<Names> {
  return { getStreams: unbuilt, listFollowed: unbuilt, followStreamer: unbuilt, unfollowStreamer: unbuilt }
}

import type { Migration } from '../migration'

/** Adds when a login's last stream ended, to recognise a stream that resumes after an interruption. */
export const streamEnds: Migration = {
  name: '007-stream-ends',
  async up(trx) {
    await trx.schema.alterTable('streamers').addColumn('ended_at', 'text').execute()
  },
}

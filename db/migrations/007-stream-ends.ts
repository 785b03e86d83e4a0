import type { Migration } from '../migration'

/** When a login's last stream ended: what begins soon after it is the same, broken off. */
export const streamEnds: Migration = {
  name: '007-stream-ends',
  async up(trx) {
    await trx.schema.alterTable('streamers').addColumn('ended_at', 'text').execute()
  },
}

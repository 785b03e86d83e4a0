import { tablesWithId, type Migration } from '../migration'

/** Adds known devices and networks of an account, its second factor, unfinished logins, and changes of the e-mail address. */
export const accountSecurity: Migration = {
  name: '018-account-security',
  oldestReader: '017-clan-webhooks',
  async up(trx, dialect) {
    const { schema } = trx
    await schema
      .alterTable('players')
      .addColumn('second_factor', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema.alterTable('players').addColumn('last_login_at', 'text').execute()
    await schema.alterTable('sessions').addColumn('nombre', 'text').execute()
    await schema.alterTable('sessions').addColumn('used_at', 'text').execute()
    await schema.alterTable('mails').addColumn('email', 'text').execute()

    const ofPlayer = (table: string) =>
      schema
        .createTable(table)
        .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))

    await ofPlayer('account_devices')
      .addColumn('device_hash', 'text', (c) => c.notNull())
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('account_devices_pk', ['player_id', 'device_hash'])
      .execute()
    await schema.createIndex('account_devices_hash').on('account_devices').column('device_hash').execute()
    await schema.createIndex('account_devices_used').on('account_devices').column('used_at').execute()
    await ofPlayer('account_addresses')
      .addColumn('address_hash', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('account_addresses_pk', ['player_id', 'address_hash'])
      .execute()
    await schema.createIndex('account_addresses_hash').on('account_addresses').column('address_hash').execute()
    await schema.createIndex('account_addresses_used').on('account_addresses').column('used_at').execute()

    await ofPlayer('second_factors')
      .addColumn('totp_secret', 'text')
      .addColumn('totp_since', 'text')
      .addColumn('totp_step', 'integer')
      .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('failures_since', 'text')
      .addPrimaryKeyConstraint('second_factors_pk', ['player_id'])
      .execute()
    await ofPlayer('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text')
      .execute()
    await schema.createIndex('passkeys_player').on('passkeys').column('player_id').execute()
    await ofPlayer('recovery_codes')
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('recovery_codes_pk', ['player_id', 'code_hash'])
      .execute()
    await schema
      .createTable('login_challenges')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('player_id', 'integer', (c) => c.references('players.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('challenge', 'text')
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('login_challenges_expiry').on('login_challenges').column('expires_at').execute()
    await schema.createIndex('login_challenges_player').on('login_challenges').column('player_id').execute()
    await tablesWithId(
      trx,
      dialect,
    )('email_changes')
      .addColumn('player_id', 'integer', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('anterior', 'text', (c) => c.notNull())
      .addColumn('nuevo', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('done_at', 'text')
      .execute()
    await schema.createIndex('email_changes_player').on('email_changes').column('player_id').execute()
  },
}

import type { Migration } from '../migration'

/** Adds the versions of the site's editable texts (docs/behaviour/staff.md#Textos). Without a row a text reads as the original. */
export const textos: Migration = {
  name: '034-textos',
  oldestReader: '027-ladder-checkpoints',
  async up({ schema }) {
    await schema
      .createTable('textos')
      .addColumn('clave', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('valor', 'text')
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('id_autor', 'integer', (c) => c.references('players.id').onDelete('set null'))
      .addPrimaryKeyConstraint('textos_version', ['clave', 'version'])
      .execute()
    await schema.createIndex('textos_author').on('textos').column('id_autor').execute()
  },
}

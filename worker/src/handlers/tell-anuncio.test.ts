import { describe, expect, it } from 'vitest'
import { paths } from '@trinchera/contract/site-paths'
import { insertAnuncio } from '@trinchera/db/queries/anuncios/anuncios'
import { storeNoticePreferences } from '@trinchera/db/queries/notices/preferences'
import { testDialects } from '@trinchera/db/testing'
import { evening, inPushWorld } from '../../testing/pushes'
import { sendPushes } from '../push/send-pushes'
import { tellAnuncio } from './tell-anuncio'

describe.each(testDialects)('an anuncio on %s', (dialect) => {
  const world = inPushWorld(dialect)
  const { player } = world

  it('is told to who has a device, on the site who asked for it, and nobody twice when it is told again', async () => {
    const autor = await player('autor')
    const fans = await Promise.all(Array.from({ length: 60 }, (_, index) => player(`fan${index}`)))
    const [first = 0, second = 0] = fans
    await storeNoticePreferences(world.database.db, first, [
      { tipo: 'anuncio', sitio: false, correo: false, push: false },
    ])
    await storeNoticePreferences(world.database.db, second, [
      { tipo: 'anuncio', sitio: true, correo: false, push: true },
    ])
    const fields = { titulo: 'Copa de verano', descripcion: 'x', contenido: '<p>x</p>', imagen: null, avisado_hasta: 0 }
    const anuncio = await insertAnuncio(world.database.db, {
      ...fields,
      creador: 'A',
      id_creador: autor,
      created_at: evening,
    })
    // a worker that is killed after its first transaction
    let transactions = 0
    const dying = {
      ...world.context,
      database: {
        ...world.database,
        transaction: ((work) => {
          if (++transactions > 1) throw new Error('killed')
          return world.database.transaction(work)
        }) satisfies typeof world.database.transaction,
      },
    }
    await expect(tellAnuncio({ anuncio }, dying)).rejects.toThrow('killed')
    await Promise.all([tellAnuncio({ anuncio }, world.context), tellAnuncio({ anuncio }, world.context)])
    await sendPushes(world.context)
    const names = world.service.taken.map(({ name }) => name)
    expect(names).toHaveLength(59)
    expect(new Set(names).size).toBe(59)
    expect(names).not.toContain('fan0')
    expect(await world.database.db.selectFrom('notices').select(['player_id', 'texto', 'enlace']).execute()).toEqual([
      { player_id: second, texto: 'Copa de verano', enlace: paths.anuncio(anuncio) },
    ])
  })
})

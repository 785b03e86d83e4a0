import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeFinals } from '@trinchera/db/queries/ladder/etapas'
import { hallOfFame } from '@trinchera/db/queries/palmares/hall'
import { medalsOfClan, medalsOfPlayer } from '@trinchera/db/queries/palmares/medals'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { awarding, playTimes } from '../../testing/awarding'
import { season, type Season } from '../../testing/season'
import { reconcilerAt } from '../../testing/reconciler'
import { reconcileOnce } from './reconciler'

const summer = new Date('2025-01-05T15:00:00.000Z')

describe.each(testDialects)('medals found by the reconciler on %s', (dialect) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase(dialect)
  })
  afterEach(() => database.drop())
  const { award, medals, told } = awarding(() => database)

  it('an unbeaten month is found by the reconciler once it is over, some minutes later', async () => {
    const etapa = await season(database, 'ab', new Date('2025-01-31T15:00:00.000Z'))
    await playTimes(etapa, 8, 'ab')
    await award(etapa)
    for (const [at, expected] of [
      ['2025-02-01T03:05:00.000Z', ['fundador']],
      ['2025-02-01T03:11:00.000Z', ['mes-invicto', 'fundador']],
      ['2025-03-02T03:11:00.000Z', ['mes-invicto', 'fundador']],
    ] as const) {
      await reconcileOnce(reconcilerAt(new Date(at), database).context)
      expect(await medals(etapa, 'a')).toEqual(expected)
    }
    expect(await told(etapa, 'a')).toEqual([
      'Clan a ganó una medalla, Mes invicto. Ganó las 8 que jugó en enero de 2025 en Etapa de Juego 0.',
    ])
  })

  const archive = async (etapa: Season) => {
    await award(etapa)
    await database.transaction((trx) => storeFinals(trx, etapa.id, etapa.now().toISOString()))
    await reconcileOnce(reconcilerAt(etapa.now(), database).context)
  }

  it('the podium has its medals when the etapa is archived, and its members have them', async () => {
    const etapa = await season(database, 'abcd', summer)
    for (const pair of ['ab', 'bc', 'cd', 'da']) await etapa.play(pair)
    await archive(etapa)
    const [entry] = (await hallOfFame(database.db)).etapas
    expect(entry).toMatchObject({ id: etapa.id, partidas: 4, clanes: 4 })
    const places = ['primer-lugar', 'segundo-lugar', 'tercer-lugar']
    for (const [index, { id, jugadores }] of (entry?.podio ?? []).entries()) {
      expect((await medalsOfClan(database.db, id))[0]).toMatchObject({ tipo: places[index], partida: null })
      expect((await medalsOfPlayer(database.db, jugadores[0]?.id ?? 0))[0]).toMatchObject({ tipo: places[index] })
    }
    expect(await told(etapa, 'a')).toEqual([expect.stringMatching(/^Clan a ganó una medalla, .+ lugar\./)])
    await reconcileOnce(reconcilerAt(etapa.now(), database).context)
    expect(await told(etapa, 'a')).toHaveLength(1)
  })

  it('an empty etapa is archived into the hall without anybody on its podium', async () => {
    const etapa = await season(database, '', summer)
    await archive(etapa)
    const { etapas, records } = await hallOfFame(database.db)
    expect(etapas).toMatchObject([{ id: etapa.id, podio: [], desde: null, racha: null, partidas: 0 }])
    expect(records).toEqual([])
  })

  it('a torneo’s champion has its medal; dethroned by a ruling, it is told once', async () => {
    const etapa = await season(database, 'ab', summer)
    const [a, b] = [etapa.clan('a'), etapa.clan('b')]
    const inicio = summer.toISOString()
    const { id } = await database.db
      .insertInto('torneos')
      .values({ nombre: 'Copa', descripcion: '', inicio, created_at: inicio, campeon: a.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const { id: id_clan, lider } of [a, b])
      await database.db.insertInto('torneo_planteles').values({ id_torneo: id, id_clan, player_id: lider }).execute()
    const reconcileTwice = async () => {
      for (let time = 0; time < 2; time++) await reconcileOnce(reconcilerAt(etapa.now(), database).context)
    }
    await reconcileTwice()
    expect(await told(etapa, 'a')).toEqual(['Clan a ganó una medalla, Campeón de torneo. Ganó el torneo Copa.'])
    await database.db.updateTable('torneos').set({ campeon: b.id }).where('id', '=', id).execute()
    await reconcileTwice()
    expect((await told(etapa, 'a')).slice(1)).toEqual([
      'Clan a ya no tiene la medalla Campeón de torneo de Copa. Ya no se cumple lo que la daba.',
    ])
    expect(await told(etapa, 'b')).toHaveLength(1)
    expect(await medals(etapa, 'a')).toEqual([])
    expect(await medals(etapa, 'b')).toEqual(['torneo'])
  })
})

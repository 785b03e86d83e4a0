import { afterEach, expect, it } from 'vitest'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { etapasBehind } from '@trinchera/db/queries/ladder/log'
import { placesOf } from '@trinchera/db/queries/ladder/tops'
import { openTestDatabase, type TestDatabase } from '@trinchera/db/testing'
import { forgetHistory } from '@trinchera/db/testing/forget-history'
import { season } from '../../testing/season'
import { reconcilerAt } from '../../testing/reconciler'
import { reconcileOnce } from './reconciler'

let database: TestDatabase

afterEach(() => database.drop())

it('the history that a release before this one left as it knew it is made of the log by the first pass', async () => {
  database = await openTestDatabase()
  const etapa = await season(database, 'abcd', new Date('2025-01-05T15:00:00.000Z'))
  for (const pair of ['ab', 'cd', 'dc', 'ba']) await etapa.play(pair)
  await database.transaction((trx) => foldEtapa(trx, etapa.id, etapa.now().toISOString()))
  const curves = () => Promise.all([...'abcd'].map((letter) => placesOf(database.db, etapa.clan(letter).id)))
  const before = await curves()
  expect(before.flat()).toHaveLength(7)

  await forgetHistory(database, etapa.id)
  expect(await curves()).toEqual(before)
  expect(await etapasBehind(database.db, '')).toEqual([etapa.id])
  await reconcileOnce(reconcilerAt(etapa.now(), database).context)
  expect(await etapasBehind(database.db, '')).toEqual([])
  expect(await curves()).toEqual(before)
  const blocks = await database.db.selectFrom('ladder_shifts').where('id_etapa', '=', etapa.id).selectAll().execute()
  expect(blocks).toHaveLength(1)
})

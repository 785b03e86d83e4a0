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
  const stage = await season(database, 'abcd', new Date('2025-01-05T15:00:00.000Z'))
  for (const pair of ['ab', 'cd', 'dc', 'ba']) await stage.play(pair)
  await database.transaction((trx) => foldEtapa(trx, stage.etapa, stage.now().toISOString()))
  const curves = () => Promise.all([...'abcd'].map((letter) => placesOf(database.db, stage.clan(letter).id)))
  const before = await curves()
  expect(before.flat()).toHaveLength(7)

  await forgetHistory(database, stage.etapa)
  expect(await curves()).toEqual(before)
  expect(await etapasBehind(database.db, '')).toEqual([stage.etapa])
  await reconcileOnce(reconcilerAt(stage.now(), database).context)
  expect(await etapasBehind(database.db, '')).toEqual([])
  expect(await curves()).toEqual(before)
  const blocks = await database.db.selectFrom('ladder_shifts').where('id_etapa', '=', stage.etapa).selectAll().execute()
  expect(blocks).toHaveLength(1)
})

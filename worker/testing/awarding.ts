import { noticesOf } from '@trinchera/db/queries/notices/notices'
import { medalsOfClan } from '@trinchera/db/queries/palmares/medals'
import type { TestDatabase } from '@trinchera/db/testing'
import { awardMedals } from '../src/handlers/award-medals'
import { recalculateEtapa } from '../src/handlers/recalculate-etapa'
import type { Season } from './season'
import { reconcilerAt, type Emitted } from './reconciler'

/** Plays the match `pair` `count` times; returns the ids of the matches. */
export async function playTimes(stage: Season, count: number, pair: string): Promise<number[]> {
  const matches: number[] = []
  for (let match = 0; match < count; match++) matches.push(await stage.play(pair))
  return matches
}

/** Helpers that award the medals of seasons and read them. `database`: returns the database of the current test. */
export function awarding(database: () => TestDatabase) {
  return {
    /** Runs both jobs as the worker does, at the time `at`; returns the medal events emitted. */
    async award({ etapa, now }: Season, at = now()): Promise<Emitted[]> {
      const { context, emitted } = reconcilerAt(at, database())
      await recalculateEtapa({ etapa }, context)
      await awardMedals({ etapa }, context)
      return emitted.filter(({ event }) => event === 'medal:awarded')
    },
    /** The kinds of medals that a clan has. */
    medals: async (stage: Season, letter: string) =>
      (await medalsOfClan(database().db, stage.clan(letter).id)).map(({ tipo }) => tipo),
    /** The texts of the medal notices that a clan's leader got, in order. */
    told: async (stage: Season, letter: string) =>
      (await noticesOf(database().db, stage.clan(letter).lider, stage.now())).notices
        .filter(({ tipo }) => tipo === 'medalla')
        .map(({ texto }) => texto)
        .toReversed(),
  }
}

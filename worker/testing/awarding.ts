import { noticesOf } from '@trinchera/db/queries/notices/notices'
import { medalsOfClan } from '@trinchera/db/queries/palmares/medals'
import type { TestDatabase } from '@trinchera/db/testing'
import { awardMedals } from '../src/handlers/award-medals'
import { recalculateEtapa } from '../src/handlers/recalculate-etapa'
import type { Season } from './season'
import { reconcilerAt, type Emitted } from './reconciler'

/** Plays a match `count` times and returns the ids of the matches. `pair`: the letters of winner and loser, such as 'ab'. */
export async function playTimes(etapa: Season, count: number, pair: string): Promise<number[]> {
  const matches: number[] = []
  for (let match = 0; match < count; match++) matches.push(await etapa.play(pair))
  return matches
}

/** Test helpers to award and read the medals of a season. `database` returns the database of the current test. */
export function awarding(database: () => TestDatabase) {
  return {
    /** Runs the jobs that update the ladder table and award the medals, at the time `at`. Returns the medal events that were emitted. */
    async award({ id: etapa, now }: Season, at = now()): Promise<Emitted[]> {
      const { context, emitted } = reconcilerAt(at, database())
      await recalculateEtapa({ etapa }, context)
      await awardMedals({ etapa }, context)
      return emitted.filter(({ event }) => event === 'medal:awarded')
    },
    /** Returns the kinds of medals that a clan has. */
    medals: async (etapa: Season, letter: string) =>
      (await medalsOfClan(database().db, etapa.clan(letter).id)).map(({ tipo }) => tipo),
    /** Returns the texts of the notices about medals that a clan's leader got, oldest first. */
    told: async (etapa: Season, letter: string) =>
      (await noticesOf(database().db, etapa.clan(letter).lider, etapa.now())).notices
        .filter(({ tipo }) => tipo === 'medalla')
        .map(({ texto }) => texto)
        .toReversed(),
  }
}

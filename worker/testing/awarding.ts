import { noticesOf } from '@trinchera/db/queries/notices/notices'
import { medalsOfClan } from '@trinchera/db/queries/palmares/medals'
import type { TestDatabase } from '@trinchera/db/testing'
import { awardMedals } from '../src/handlers/award-medals'
import { recalculateEtapa } from '../src/handlers/recalculate-etapa'
import type { Season } from './season'
import { reconcilerAt, type Emitted } from './reconciler'

/** Plays one match so many times; the ids of the matches. */
export async function playTimes(stage: Season, count: number, pair: string): Promise<number[]> {
  const matches: number[] = []
  for (let match = 0; match < count; match++) matches.push(await stage.play(pair))
  return matches
}

/** Awards the medals of seasons, and reads them. `database`: the one of the test that runs. */
export function awarding(database: () => TestDatabase) {
  return {
    /** As the worker does both jobs, at a time; returns what it emitted of medals. */
    async award({ etapa, now }: Season, at = now()): Promise<Emitted[]> {
      const { context, emitted } = reconcilerAt(at, database())
      await recalculateEtapa({ etapa }, context)
      await awardMedals({ etapa }, context)
      return emitted.filter(({ event }) => event === 'medal:awarded')
    },
    /** Kinds of the medals that a clan has. */
    medals: async (stage: Season, letter: string) =>
      (await medalsOfClan(database().db, stage.clan(letter).id)).map(({ tipo }) => tipo),
    /** What the notices of medals said to a clan's player, in order. */
    told: async (stage: Season, letter: string) =>
      (await noticesOf(database().db, stage.clan(letter).lider, stage.now())).notices
        .filter(({ tipo }) => tipo === 'medalla')
        .map(({ texto }) => texto)
        .toReversed(),
  }
}

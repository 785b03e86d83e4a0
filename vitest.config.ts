import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { setTestClock } from './testing/clock.ts'

setTestClock()

const exclude = ['**/node_modules/**', '**/dist/**']

/** The files of a project share its workers' modules, which would otherwise be loaded again for each file: half the time of these tests. */
const shared = { exclude, isolate: false, maxWorkers: 2 }

/** A worker and a screen follow what happened after a moment, which a busy machine makes long: it is asked for until it is so. */
const patient = { poll: { timeout: 60_000, interval: 50 } }

/** Journeys share two products, and each worker keeps its browser from file to file. They hang, and fail, only where a wait of their own does. */
const journeys = {
  ...shared,
  setupFiles: 'testing/clock-setup.ts',
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: patient,
  sequence: { groupOrder: 1 },
}

/** The files of minutes. A run without timings of an earlier one starts with the largest file, and these are small: one worker would wait for them at the end. */
const longest = ['e2e/faults.test.ts', 'e2e/asking.test.ts', 'e2e/rolling.test.ts']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const late = (file: TestSpecification) => Number(!longest.some((name) => file.moduleId.endsWith(name)))
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map((file) => file.project))]
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => late(a) - late(b)),
    )
  }
}

// Four kinds of test, run in this order by `npm test`: pure rules, rooms with real parts (SQLite, Redis, sockets), and journeys in a real browser, on
// the demo community and on a site that begins empty.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: { ...shared, name: 'unit', include: ['{rules,contract,web}/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
      },
      {
        test: {
          ...shared,
          name: 'rooms',
          include: ['{db,effects,runtime,assistant,server,worker,bot,testing}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        test: { ...journeys, name: 'journeys', include: ['e2e/*.test.ts'], globalSetup: 'e2e/shared-product.ts' },
      },
      {
        test: { ...journeys, name: 'demo', include: ['e2e/demo/*.test.ts'], globalSetup: 'e2e/demo/shared-product.ts' },
      },
    ],
  },
})

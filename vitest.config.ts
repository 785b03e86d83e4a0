import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { setTestClock } from './testing/clock.ts'

setTestClock()

const exclude = ['**/node_modules/**', '**/dist/**']

/** Settings of every test project. Test files share loaded modules (`isolate: false`), because loading takes half of the tests' time. */
const shared = { exclude, isolate: false, maxWorkers: 2 }

/** `expect.poll` retries for up to a minute, because workers and screens show a change only after a moment, and later on a busy machine. */
const patient = { poll: { timeout: 60_000, interval: 50 } }

/**
 * Settings of the end-to-end tests, which share two products. Each worker keeps its browser from file to file. The timeouts are long
 * because each wait inside a test has its own, shorter timeout.
 */
const endToEnd = {
  ...shared,
  setupFiles: 'testing/clock-setup.ts',
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: patient,
  sequence: { groupOrder: 1 },
}

/**
 * The test files that take minutes. They start first, because otherwise vitest starts with the largest file if it has no timings of an
 * earlier run, and these small files would run alone at the end.
 */
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

// Four kinds of test, run in this order by `npm test`: pure rules; parts of the system with real dependencies (SQLite, Redis, sockets);
// end-to-end tests in a real browser on the demo community; end-to-end tests on a site that begins empty.
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
        test: { ...endToEnd, name: 'e2e', include: ['e2e/*.test.ts'], globalSetup: 'e2e/shared-product.ts' },
      },
      {
        test: { ...endToEnd, name: 'demo', include: ['e2e/demo/*.test.ts'], globalSetup: 'e2e/demo/shared-product.ts' },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'
import { setTestClock } from './testing/clock.ts'

setTestClock()

const exclude = ['**/node_modules/**', '**/dist/**']

/** Journeys run one after the other in one worker, which keeps its browser from file to file. They hang, and fail, only where a wait of their own does. */
const journeys = {
  exclude,
  setupFiles: 'testing/clock-setup.ts',
  testTimeout: 600_000,
  hookTimeout: 600_000,
  fileParallelism: false,
  isolate: false,
}

// Four kinds of test, run in this order by `npm test`: pure rules, rooms with real parts (SQLite, Redis, sockets), and journeys in a real browser, on
// a site that begins empty and on the demo community.
export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: ['{rules,contract,web}/**/*.test.{ts,tsx}'], exclude, testTimeout: 60_000 },
      },
      {
        test: {
          name: 'rooms',
          include: ['{db,effects,runtime,server,worker,bot,testing}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 120_000,
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

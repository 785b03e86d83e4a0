// Three servers and two workers behind nginx under load, each restarted in turn: `npx tsx bench/rolling.ts [rounds] [reads/s] [writers]`, after
// `npm run build`; on PostgreSQL where TEST_DATABASE_URL names a server. Ends with 1 if a request failed, if an answered write is not there once, or if a
// client's table is not the API's.
import { rollUnderLoad } from '@trinchera/testing/rolling'

const outcome = await rollUnderLoad({
  rounds: Number(process.argv[2] ?? 2),
  readsPerSecond: Number(process.argv[3] ?? 100),
  writers: Number(process.argv[4] ?? 4),
  print: console.log,
})
console.log(outcome)
const { failedReads, failedWrites, notCountedOnce, behind } = outcome
process.exitCode = failedReads.length || failedWrites.length || notCountedOnce || behind ? 1 : 0

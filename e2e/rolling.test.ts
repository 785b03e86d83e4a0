import { hasNginx } from '@trinchera/testing/nginx'
import { rollUnderLoad } from '@trinchera/testing/rolling'
import { expect, it } from 'vitest'

it.runIf(hasNginx())(
  'no request fails and nothing is lost while three servers and two workers behind nginx are restarted in turn',
  async () => {
    const { reads, reports, comments, slowestRead, errors, ...outcome } = await rollUnderLoad({
      rounds: process.env.TEST_LONG ? 3 : 1,
      readsPerSecond: 100,
      writers: 4,
    })
    const none = { failedReads: [], failedWrites: [], refused: [], notCountedOnce: 0, behind: 0 }
    expect({ errors, ...outcome }).toEqual({ errors, ...none })
    expect([reads > 100, reports > 10]).toEqual([true, true])
    process.stdout.write(
      `rolled three servers and two workers: ${reads} reads and ${reports + comments} writes, none failed; slowest read ${slowestRead} ms\n`,
    )
  },
)

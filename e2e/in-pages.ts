import type { Page } from 'playwright-core'

/** As many as keep two processors busy while one waits for the network to be quiet. */
const together = 3

/** Looks at each of `what` in one of a few pages, which share the work: most of a screen's time is waiting. */
export async function inPages<What>(
  what: readonly What[],
  open: () => Promise<Page>,
  look: (page: Page, one: What) => Promise<void>,
) {
  const left = what.values()
  await Promise.all(
    Array.from({ length: Math.min(together, what.length) }, async () => {
      const page = await open()
      for (const one of left) await look(page, one)
    }),
  )
}

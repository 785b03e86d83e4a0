import type { Page } from 'playwright-core'

/** Number of pages open at the same time: enough to keep two processors busy while one page waits for the network. */
const together = 3

/** Calls `look` for each item of `what` in a few pages at the same time, which saves time because a screen mostly waits. */
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

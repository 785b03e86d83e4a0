import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** One layout shift, with the elements that moved. */
export interface Shift {
  value: number
  /** When the shift happened, in ms since the navigation began. */
  at: number
  moved: string[]
}

/** How a page was painted in its first seconds. Times are in ms since the navigation began. */
export interface Paint {
  shifts: Shift[]
  /** First contentful paint. */
  fcp: number
  /** Largest contentful paint. */
  lcp: number
  largest: string
}

/** Makes every document that the page loads from now on record its paints and layout shifts. `readPaint` returns the record. */
export const recordPaint = (page: Page) => page.addInitScript({ path: join(import.meta.dirname, 'record-paint.js') })

export const readPaint = (page: Page): Promise<Paint> => page.evaluate('window.paint')

/**
 * Emulates a phone as Lighthouse does: a quarter of this machine's CPU speed, 150 ms latency, 1.6 Mbit/s. Resolves with a function that
 * returns how many bytes the page has received so far.
 */
export async function slowDown(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return () => bytes
}

export const phone = { width: 360, height: 740 }
export const desk = { width: 1366, height: 768 }

import { launchChromium } from '@trinchera/testing/browser'

/** One browser for all end-to-end tests of a test process; each page has its own context. */
export const chromium = await launchChromium()

import { launchChromium } from '@trinchera/testing/browser'

/** One browser for all end-to-end tests of a worker; each page has its own context. */
export const chromium = await launchChromium()

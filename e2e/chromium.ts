import { launchChromium } from '@trinchera/testing/browser'

/** One browser for all the journeys of a worker; each page has a context of its own. */
export const chromium = await launchChromium()

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { clockOffset, shiftDate } from './clock'

/** The parts of vitest's test context that `newPage` needs. */
export interface RunningTest {
  task: { name: string; result?: { state: string } }
  onTestFinished(run: () => Promise<void>): void
}

export interface PageOptions {
  width?: number
  height?: number
  timezoneId?: string
  colorScheme?: 'dark' | 'light'
  locale?: string
  reducedMotion?: 'reduce' | 'no-preference'
  /** The session with which the page starts. If missing, the page is a visitor's. */
  as?: { token: string }
  /** Additional localStorage entries. */
  storage?: Record<string, string>
  /** Accepts certificates that browsers do not trust. */
  ignoreHTTPSErrors?: boolean
  /** How far the device's clock is ahead of the server's, in ms. */
  ahead?: number
  /** Lets the page install the service worker. Then `page.route` does not see the requests that the service worker answers. */
  serviceWorker?: boolean
  /** Patterns of console errors that the test causes on purpose, such as those of a refused login. */
  expects?: readonly RegExp[]
}

export interface TestPages {
  /** Opens a page in a browser context of its own and closes it after the test. Errors on the page (see `pagesOf`) fail the test. */
  newPage(test: RunningTest, options?: PageOptions): Promise<Page>
  /** Opens another tab that shares storage and cookies with a page. */
  newTab(page: Page): Promise<Page>
}

export interface TestBrowser extends TestPages {
  close(): Promise<void>
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Timeout in ms for anything on a page. It is long, because a busy machine may be slow. */
const patience = 60_000

/** The localStorage entries of a session in the web app (docs/behaviour/accounts.md#Stored session in the browser). */
function storedSession(token: string): Record<string, string> {
  return { token, player: Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() }
}

/** Path, without extension, of the files with the screenshot and text of a failed test. */
function failureFile(name: string) {
  const folder = join(tmpdir(), 'trinchera-e2e')
  mkdirSync(folder, { recursive: true })
  return join(
    folder,
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 80),
  )
}

const browserFiles = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

const launch = (files: readonly string[]) =>
  chromium.launch({ executablePath: process.env.CHROMIUM || files.find(existsSync), args: flags })

/** Starts the Chromium that `CHROMIUM` names, or else Debian's. It ends with this process at the latest. */
export const launchChromium = () => launch(browserFiles)

/** Starts the full Chromium without a window. Unlike the headless shell, it can grant the permission for notifications. */
export const launchNotifyingChromium = () => launch(browserFiles.toReversed())

/** Opens pages of a running site. Errors on a page or in its console and requests to other hosts count as faults. */
export function pagesOf(browser: Browser, product: { url: string }): TestPages {
  function watch(context: BrowserContext, expects: readonly RegExp[], faults: string[]) {
    const fault = (text: string) => {
      if (!expects.some((expected) => expected.test(text))) faults.push(text)
    }
    context.on('weberror', (error) => fault(`error: ${error.error().stack ?? error.error().message}`))
    context.on('console', (message) => {
      if (message.type() === 'error') fault(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('request', (request) => {
      const address = new URL(request.url())
      if (!['data:', 'blob:'].includes(address.protocol) && address.host !== new URL(product.url).host)
        fault(`request: ${request.url()}`)
    })
  }

  async function storeFailure(context: BrowserContext, name: string, faults: readonly string[]) {
    for (const [i, page] of context.pages().entries()) {
      const file = failureFile(`${name} ${browser.contexts().indexOf(context)} ${i}`)
      await page.screenshot({ path: `${file}.png` }).catch(() => undefined)
      const text = await page
        .locator('body')
        .innerText({ timeout: 1000 })
        .catch(() => 'no text')
      writeFileSync(`${file}.txt`, [page.url(), ...faults, text].join('\n\n'))
    }
  }

  return {
    async newPage(
      test,
      { as, storage = {}, expects = [], width = 1366, height = 768, serviceWorker = false, ahead = 0, ...options } = {},
    ) {
      const kept = Object.entries({ ...(as ? storedSession(as.token) : {}), ...storage }).map(([name, value]) => ({
        name,
        value,
      }))
      const settings: BrowserContextOptions = {
        baseURL: product.url,
        locale: 'es-CL',
        colorScheme: 'dark',
        ...options,
        viewport: { width, height },
        serviceWorkers: serviceWorker ? 'allow' : 'block',
        storageState: { cookies: [], origins: [{ origin: product.url, localStorage: kept }] },
      }
      const context = await browser.newContext(settings)
      context.setDefaultTimeout(patience)
      const shift = clockOffset() + ahead
      if (shift !== 0) await context.addInitScript(shiftDate, shift)
      const faults: string[] = []
      watch(context, expects, faults)
      test.onTestFinished(async () => {
        if (test.task.result?.state === 'fail' || faults.length > 0) await storeFailure(context, test.task.name, faults)
        // Requests that the test has delayed fail when the page is closed, which is no fault of the site.
        const behavior = 'ignoreErrors'
        await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior })))
        await context.close()
        if (faults.length > 0) throw new Error(`the page had faults:\n${faults.join('\n')}`)
      })
      return context.newPage()
    },
    newTab: (page) => page.context().newPage(),
  }
}

/** Starts a Chromium that no other test uses, to open pages of a running site. */
export async function openBrowser(product: { url: string }): Promise<TestBrowser> {
  const browser = await launchChromium()
  return { ...pagesOf(browser, product), close: () => browser.close() }
}

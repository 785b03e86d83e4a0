import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Request,
  type WebError,
} from 'playwright-core'
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
  /** 'reduce' if missing, because animations cost a fifth of a browser's time. */
  reducedMotion?: 'reduce' | 'no-preference'
  /** The session with which the page starts. If missing, the page is a visitor's. */
  as?: { token: string }
  /** Additional localStorage entries. */
  storage?: Record<string, string>
  /** Accepts certificates that browsers do not trust. */
  ignoreHTTPSErrors?: boolean
  /** How far the device's clock is ahead of the server's, in ms. */
  ahead?: number
  /** If true, the browser has loaded nothing of the site yet. Otherwise an earlier test may have left the site's files in its cache. */
  fresh?: boolean
  /** Lets the page install the service worker. Then `page.route` does not see the requests that the service worker answers. */
  serviceWorker?: boolean
  /** Patterns of console errors that the test causes on purpose, such as those of a refused login. */
  expects?: readonly RegExp[]
}

export interface TestPages {
  /** Opens a page in a browser context of its own, and closes it after the test. Errors on the page (see `pagesOf`) fail the test. */
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
  // Without the spare process that Chromium would start for each new context.
  '--disable-site-isolation-trials',
  // One process for all pages of a context, so that a page can use scripts that an earlier page has compiled.
  '--renderer-process-limit=1',
]

/** Timeout in ms for anything on a page. It is long, because a busy machine may be slow. */
const patience = 60_000

/** The localStorage entries of a session in the web app (docs/behaviour/accounts.md#Stored session in the browser). */
function storedSession(token: string): Record<string, string> {
  return { token, player: Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() }
}

// Functions that run in the page are passed as text, because the types of this folder do not include the browser's.

/** A script that stores the entries when a tab loads its first page, and not again when the tab loads a later page. */
const storeOnce = (origin: string, entries: Record<string, string>) => `
if (location.origin === ${JSON.stringify(origin)} && !sessionStorage.getItem('stored by the test')) {
  sessionStorage.setItem('stored by the test', 'yes')
  for (const [name, value] of Object.entries(${JSON.stringify(entries)})) localStorage.setItem(name, value)
}`
const emptyStorage = `
localStorage.clear()
indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)))`

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

/** Starts the Chromium that the environment variable `CHROMIUM` names, or else Debian's. Chromium ends with this process at the latest. */
export const launchChromium = () => launch(browserFiles)

/** Starts the full Chromium without a window. Unlike the headless shell, it can grant the permission for notifications. */
export const launchNotifyingChromium = () => launch(browserFiles.toReversed())

interface Context {
  context: BrowserContext
  /** The settings with which the context was created, as JSON. */
  made: string
  /** A page without the app, kept open so that the context's process stays alive between two tests. */
  keeper?: Page
}

/** Number of contexts that a browser keeps for later tests. */
const mostKept = 5
/** Contexts that no test uses at the moment, oldest first. Loading a page in one of them takes 40 % less CPU than in a new context. */
const keptContexts = new WeakMap<Browser, readonly Context[]>()

/** Resets a context, apart from its cache and its process, and keeps it for a later test. */
async function keepContext(browser: Browser, { context, made, keeper }: Context) {
  await context.setOffline(false)
  await context.clearPermissions()
  const page = keeper ?? (await context.newPage())
  if (!keeper) await page.goto('/theme.js')
  await Promise.all(context.pages().map((one) => (one === page ? undefined : one.close())))
  await context.clearCookies()
  await page.evaluate(emptyStorage)
  const kept = [...(keptContexts.get(browser) ?? []), { context, made, keeper: page }]
  keptContexts.set(browser, kept.slice(-mostKept))
  for (const oldest of kept.slice(0, -mostKept)) await oldest.context.close()
}

/** Takes a kept context that was created with these settings; undefined if there is none. */
function takeContext(browser: Browser, made: string): Context | undefined {
  const kept = keptContexts.get(browser) ?? []
  const found = kept.findLast((one) => one.made === made)
  keptContexts.set(
    browser,
    kept.filter((one) => one !== found),
  )
  return found
}

/** Opens pages of a running site. Errors on a page or in its console, and requests to other hosts, fail the test. */
export function pagesOf(browser: Browser, product: { url: string }): TestPages {
  /**
   * Adds to `faults` each console error, uncaught exception and request to another host of a context's pages, except texts that match
   * `expects`. The returned function stops this.
   */
  function watch(context: BrowserContext, expects: readonly RegExp[], faults: string[]) {
    const fault = (text: string) => {
      if (!expects.some((expected) => expected.test(text))) faults.push(text)
    }
    const onError = (error: WebError) => fault(`error: ${error.error().stack ?? error.error().message}`)
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error') fault(`console: ${message.text()} (${message.location().url})`)
    }
    const onRequest = (request: Request) => {
      const address = new URL(request.url())
      if (!['data:', 'blob:'].includes(address.protocol) && address.host !== new URL(product.url).host)
        fault(`request: ${request.url()}`)
    }
    context.on('weberror', onError).on('console', onConsole).on('request', onRequest)
    return () => context.off('weberror', onError).off('console', onConsole).off('request', onRequest)
  }

  async function newContext(settings: BrowserContextOptions, shift: number, made: string): Promise<Context> {
    const context = await browser.newContext(settings)
    context.setDefaultTimeout(patience)
    if (shift !== 0) await context.addInitScript(shiftDate, shift)
    return { context, made }
  }

  async function storeFailure({ context, keeper }: Context, name: string, faults: readonly string[]) {
    for (const [i, page] of context.pages().entries()) {
      if (page === keeper) continue
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
    async newPage(test, options = {}) {
      const {
        as,
        storage,
        expects = [],
        width = 1366,
        height = 768,
        serviceWorker,
        ahead = 0,
        fresh,
        ...rest
      } = options
      const entries = { ...(as ? storedSession(as.token) : {}), ...storage }
      const settings: BrowserContextOptions = {
        baseURL: product.url,
        locale: 'es-CL',
        colorScheme: 'dark',
        reducedMotion: 'reduce',
        ...rest,
        viewport: { width, height },
        serviceWorkers: serviceWorker ? 'allow' : 'block',
      }
      const shift = clockOffset() + ahead
      const made = JSON.stringify([settings, shift])
      const isShared = !fresh && !serviceWorker
      const own = (isShared && takeContext(browser, made)) || (await newContext(settings, shift, made))
      const { context } = own
      const faults: string[] = []
      const endWatch = watch(context, expects, faults)
      test.onTestFinished(async () => {
        const failed = test.task.result?.state === 'fail' || faults.length > 0
        if (failed) await storeFailure(own, test.task.name, faults)
        // Requests that the test has delayed fail when the page is closed. Such failures are ignored because the site did not cause them.
        const behavior = 'ignoreErrors'
        await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior })))
        endWatch()
        if (isShared && !failed) await keepContext(browser, own).catch(() => context.close())
        else await context.close()
        if (faults.length > 0) throw new Error(`the page had faults:\n${faults.join('\n')}`)
      })
      const page = await context.newPage()
      // Playwright's option `storageState` is not used, because it would load a page of its own to store the entries.
      if (Object.keys(entries).length > 0)
        await page.addInitScript({ content: storeOnce(new URL(product.url).origin, entries) })
      return page
    },
    newTab: (page) => page.context().newPage(),
  }
}

/** Starts a Chromium that no other test uses, to open pages of a running site. */
export async function openBrowser(product: { url: string }): Promise<TestBrowser> {
  const browser = await launchChromium()
  return { ...pagesOf(browser, product), close: () => browser.close() }
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'

/** What a browser needs to know of the test that uses it: vitest's test context fits. */
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
  /** The page begins with this person's session, as if they had logged in here before. */
  as?: { token: string }
  /** What the browser's storage holds besides. */
  storage?: Record<string, string>
  /** Errors of the console that belong to the test: a refused login, a server that is away. */
  expects?: readonly RegExp[]
}

export interface TestBrowser {
  /** A page in a browser of its own: what one person has before them. A fault on it fails the test. */
  newPage(test: RunningTest, options?: PageOptions): Promise<Page>
  /** Another tab of the same browser: storage and cookies are shared. */
  newTab(page: Page): Promise<Page>
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

/** How long a page is waited for, ms: machines that run tests are slow and busy. */
const patience = 20_000

/** What the web keeps of a session (docs/behaviour.md#Stored session in the browser); the token tells who it is. */
function storedSession(token: string): Record<string, string> {
  return { token, player: Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() }
}

/** Where a failed test leaves what was on the screen. */
function keepAside(name: string) {
  const folder = join(tmpdir(), 'trinchera-journeys')
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

/** Debian's Chromium (or `CHROMIUM`) on a running product. Page errors, errors in the console and requests to any other place are faults. */
export async function openBrowser(product: { url: string }): Promise<TestBrowser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || browserFiles.find(existsSync),
    args: flags,
  })

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

  async function keepScreens(context: BrowserContext, name: string, faults: readonly string[]) {
    for (const [i, page] of context.pages().entries()) {
      const file = keepAside(`${name} ${browser.contexts().indexOf(context)} ${i}`)
      await page.screenshot({ path: `${file}.png` }).catch(() => undefined)
      const text = await page
        .locator('body')
        .innerText({ timeout: 1000 })
        .catch(() => 'no text')
      writeFileSync(`${file}.txt`, [page.url(), ...faults, text].join('\n\n'))
    }
  }

  return {
    async newPage(test, { as, storage = {}, expects = [], width = 1366, height = 768, ...options } = {}) {
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
        storageState: { cookies: [], origins: [{ origin: product.url, localStorage: kept }] },
      }
      const context = await browser.newContext(settings)
      context.setDefaultTimeout(patience)
      const faults: string[] = []
      watch(context, expects, faults)
      test.onTestFinished(async () => {
        if (test.task.result?.state === 'fail' || faults.length > 0) await keepScreens(context, test.task.name, faults)
        await context.close()
        if (faults.length > 0) throw new Error(`the page had faults:\n${faults.join('\n')}`)
      })
      return context.newPage()
    },
    newTab: (page) => page.context().newPage(),
    close: () => browser.close(),
  }
}

// First paint and layout shifts of every public route, on a slow phone and a slow desk: `npx tsx bench/first-paint.ts [url] [route…]`, after
// `npm run build`. Without an address it starts the product with the demo community. Times are of this machine; shifts are not.
import { launchChromium } from '@trinchera/testing/browser'
import { desk, phone, readPaint, recordPaint, slowDown } from '@trinchera/testing/paint'
import { apiOf } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { publicRoutes } from '@trinchera/testing/public-routes'

/** Milliseconds a page is looked at once its network is idle: the splash of /servidores stays for two seconds. */
const settleMs = 2500

const [given, ...wanted] = process.argv.slice(2)
const product = given ? null : await startProduct({ SEED_DEMO: '1' })
const url = given ?? product?.url ?? ''
const browser = await launchChromium()
const routes = Object.entries(await publicRoutes(apiOf(url))).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
)

console.log(`${'route'.padEnd(12)} ${'screen'.padEnd(9)}   CLS  FCP ms  LCP ms      KB  largest; what moved`)
for (const size of [phone, desk]) {
  for (const [name, path] of routes) {
    const context = await browser.newContext({ viewport: size, locale: 'es-CL', hasTouch: size === phone })
    const page = await context.newPage()
    await recordPaint(page)
    const received = await slowDown(page)
    await page.goto(url + path, { waitUntil: 'networkidle', timeout: 120_000 })
    await page.waitForTimeout(settleMs)
    const { shifts, fcp, lcp, largest } = await readPaint(page)
    const cls = shifts.reduce((sum, { value }) => sum + value, 0)
    const figures = [cls.toFixed(3), fcp.toFixed(0).padStart(7), lcp.toFixed(0).padStart(7)].join(' ')
    const bytes = (received() / 1024).toFixed(0).padStart(7)
    console.log(`${name.padEnd(12)} ${`${size.width}×${size.height}`.padEnd(9)} ${figures} ${bytes}  ${largest}`)
    for (const { value, at, moved } of shifts.filter((shift) => shift.value > 0.0005))
      console.log(`${' '.repeat(14)}${value.toFixed(3)} at ${at.toFixed(0)} ms: ${moved.join(' | ')}`)
    await context.close()
  }
}
await browser.close()
await product?.stop()
process.exit(0)

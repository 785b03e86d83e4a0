import { chromium } from 'playwright-core'
const [,, base, out, ...rest] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
const login = async (email, password) => (await (await fetch(base + '/api/v1/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) })).json())
const who = process.env.WHO ? await login(`${process.env.WHO}@trinchera.test`, `demo-${process.env.WHO}`) : null
for (const size of (process.env.SIZES ?? '1366x768,360x740').split(',')) for (const scheme of (process.env.SCHEMES ?? 'dark').split(',')) {
  const [width, height] = size.split('x').map(Number)
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, locale: 'es-CL' })
  if (who?.token) await context.addInitScript(([t, p]) => { localStorage.setItem('token', t); localStorage.setItem('player', p) }, [who.token, JSON.stringify(who.player)])
  const page = await context.newPage()
  for (const path of rest) {
    await page.goto(base + path); await page.waitForTimeout(Number(process.env.WAIT ?? 1800))
    await page.screenshot({ path: `${out}/${path.replace(/[^a-z0-9]+/gi, '_')}-${width}-${scheme}.png`, fullPage: process.env.FULL === '1' })
  }
  await context.close()
}
await browser.close()

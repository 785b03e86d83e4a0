import { paths } from '@trinchera/contract/site-paths'
import type { Page } from 'playwright-core'
import { launchNotifyingChromium, pagesOf } from '@trinchera/testing/browser'
import { newPerson } from '@trinchera/testing/people'
import { afterAll, expect, it } from 'vitest'
import { admin, browser, product } from './fixture'
import { aviso, installed, press, pusher, setOffline, shown, taken, untilListening, untilOutOfSight } from './phone'
import { picture } from './picture'
import { eventually, isMarked, logInThrough, mark, places, untilLive, untilShown } from './screen'
import { newRanking } from './etapa'

const away = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to|Failed to fetch dynamically imported/]

const notifying = await launchNotifyingChromium()
const notified = pagesOf(notifying, product)
afterAll(() => notifying.close())

it('shows the last seen table and clan without a connection, and from when they are', async (test) => {
  const etapa = await newRanking(product, admin, 3)
  const page = await browser.newPage(test, { serviceWorker: true, expects: away, width: 360, height: 740 })
  await page.goto(etapa.address)
  await untilLive(page)
  await installed(page)
  await eventually(() => places(page), ['1 Compañía A', '2 Compañía B', '3 Compañía C'])
  await untilListening(page)
  await etapa.report(3, 2)
  await eventually(() => places(page), ['1 Compañía A', '2 Compañía B', '3 Compañía D', '4 Compañía C'])
  await page.getByRole('main').getByRole('link', { name: 'Compañía B', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Compañía B' }).waitFor()
  await untilShown(page)
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await page.goto(etapa.address)
  const main = page.getByRole('main')
  await main.getByText(/^Esto se vio .*a las \d\d:\d\d\./).waitFor()
  // the stored page includes the matches reported while it was open
  await eventually(() => places(page), ['1 Compañía A', '2 Compañía B', '3 Compañía D', '4 Compañía C'])
  await page.goto(paths.clan(etapa.clan(1).id))
  await page.getByRole('heading', { level: 1, name: 'Compañía B' }).waitFor()
  await main.getByText(/^Esto se vio .*a las \d\d:\d\d\./).waitFor()
  await main.getByRole('heading', { name: 'Integrantes' }).waitFor()

  // A page that was never visited says so and links to the visited ones.
  await page.goto(paths.clan(etapa.clan(2).id))
  await main.getByText('No pudimos traer el clan').waitFor()
  const seen = main.getByRole('list', { name: 'Lo que puedes ver sin conexión' })
  await seen.getByRole('link', { name: etapa.nombre }).waitFor()
  await page.goto(paths.torneos)
  await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor()

  await page.context().setOffline(false)
  await page.goto(etapa.address)
  await untilLive(page)
  await expect.poll(() => main.getByText(/Esto se vio/).count()).toBe(0)
})

it('shows a push once and not while the site is in sight, takes it away when it is over, and opens what it leads to', async (test) => {
  const page = await notified.newPage(test, { serviceWorker: true })
  await page.context().grantPermissions(['notifications'])
  await page.goto(paths.ladder)
  await untilShown(page)
  await installed(page)
  const phone = await notified.newTab(page)
  const push = await pusher(phone)
  await push(aviso(1, 'uno'))
  await push('ni siquiera JSON')
  await eventually(() => taken(phone), [1])

  await page.close()
  await untilOutOfSight(phone)
  await push(aviso(1, 'uno'))
  await push(aviso(2, 'dos'))
  await push(aviso(2, 'dos'))
  await push(aviso(3, 'tres'))
  await eventually(() => shown(phone), ['Compañía A: Aviso 2', 'Compañía A: Aviso 3'])
  // A push with the same tag replaces the earlier notification.
  await push(aviso(4, 'tres'))
  await eventually(() => shown(phone), ['Compañía A: Aviso 2', 'Compañía A: Aviso 4'])
  await push({ clase: 'cierre', tags: ['dos', 'otro'], sin_leer: 1 })
  await eventually(() => shown(phone), ['Compañía A: Aviso 4'])

  const open = await notified.newTab(phone)
  await open.goto(paths.ladder)
  await untilShown(open)
  await untilLive(open)
  await untilListening(open)
  await mark(open)
  await press(phone, 'Aviso 4')
  await open.waitForURL((address) => address.pathname === paths.agenda)
  expect(await isMarked(open)).toBe(true)
  await eventually(() => shown(phone), [])
})

it('takes away what it shows for somebody who logs out: the next person may hold this phone', async (test) => {
  const person = await newPerson(product)
  const page = await notified.newPage(test, {
    serviceWorker: true,
    as: person,
    expects: [/status of 401/],
  })
  await page.context().grantPermissions(['notifications'])
  await page.goto(paths.ladder)
  await untilShown(page)
  await installed(page)
  await page.evaluate(async (player) => {
    // Hold the lock as another tab would. Otherwise the page would withdraw the pushes some seconds after its start, because this browser
    // gives it no subscription.
    await new Promise<void>((taken) => {
      void navigator.locks.request('trinchera-avisos', () => {
        taken()
        return new Promise(() => {})
      })
    })
    localStorage.setItem(
      'avisos-en-el-dispositivo',
      JSON.stringify({ player, session: 'x', endpoint: 'https://1.1.1.1/x' }),
    )
    await (await navigator.serviceWorker.ready).showNotification('Te invitaron a un clan', { requireInteraction: true })
  }, person.id)
  const phone = await notified.newTab(page)
  await eventually(async () => (await shown(phone)).length, 1)
  await page
    .getByRole('button', { name: /^Cerrar sesión$/i })
    .first()
    .click()
  await eventually(() => shown(phone), [])
})

it('answers from the notification and says there how that went', async (test) => {
  const page = await notified.newPage(test, { serviceWorker: true, expects: away })
  await page.context().grantPermissions(['notifications'])
  await page.goto(paths.ladder)
  await untilShown(page)
  await installed(page)
  const phone = await notified.newTab(page)
  const push = await pusher(phone)
  await page.close()
  await untilOutOfSight(phone)
  const acciones = [{ accion: 'confirmar', titulo: 'Confirmar' }]
  await push(aviso(5, 'cinco', { acciones, token: 'no-es-de-nadie' }))
  await eventually(() => shown(phone), ['Compañía A: Aviso 5'])

  await setOffline(phone, true)
  await press(phone, 'Aviso 5', 'confirmar')
  await eventually(() => shown(phone), ['Compañía A: Sin conexión, no se envió. Aviso 5'])
  await setOffline(phone, false)
  await press(phone, 'Sin conexión, no se envió. Aviso 5', 'confirmar')
  await eventually(() => shown(phone), ['Compañía A: Esta notificación ya no sirve. Abre el sitio para ver cómo quedó'])
})

it('takes a shared picture to the evidence of the last match, after the login', async (test) => {
  const etapa = await newRanking(product, admin, 2)
  const [match] = (await admin.api.listClanMatches({ params: { clanId: etapa.clan(1).id } })).data
  const page = await browser.newPage(test, { serviceWorker: true, width: 360, height: 740 })
  await page.goto(paths.agenda)
  await untilShown(page)
  await installed(page)
  // As the phone's share menu does: submit a form with the picture to the manifest's share URL.
  await page.evaluate((action) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action })
    const file = document.createElement('input')
    Object.assign(file, { type: 'file', name: 'imagenes' })
    const send = document.createElement('button')
    send.textContent = 'Compartir'
    form.append(file, send)
    document.body.replaceChildren(form)
  }, product.url + paths.compartir)
  await page.locator('input').setInputFiles(picture(7))
  await page.getByRole('button', { name: 'Compartir' }).click()
  await page.waitForURL((address) => address.pathname === paths.login())
  await logInThrough(page, etapa.clan(1).leader)
  await page.waitForURL((address) => address.pathname === paths.partida(match?.id ?? 0))
  const pending = page.getByRole('list', { name: 'Imágenes por subir' })
  await pending.waitFor()
  await page.getByRole('button', { name: 'Subir la imagen' }).click()
  await pending.waitFor({ state: 'detached' })
  const { data } = await etapa.clan(1).leader.api.listEvidencias({ params: { id: match?.id ?? 0 } })
  expect(data).toHaveLength(1)

  // The shared picture is not offered a second time.
  await page.goto(paths.compartir)
  await page.getByText('No llegó ninguna imagen').waitFor()
})

it('leads the shortcut of one’s clan there, by the login, and says when there is none', async (test) => {
  const etapa = await newRanking(product, admin, 1)
  const page = await browser.newPage(test)
  await page.goto(paths.miClan)
  await page.waitForURL((address) => address.pathname === paths.login())
  await logInThrough(page, etapa.clan(0).leader)
  await page.getByRole('heading', { level: 1, name: 'Compañía A' }).waitFor()
  const none = await browser.newPage(test, { as: await newPerson(product) })
  await none.goto(paths.miClan)
  await none.getByText('Todavía no estás en un clan').waitFor()
})

it('offers to be installed once, at the second visit to a table of who is logged in', async (test) => {
  const etapa = await newRanking(product, admin, 1)
  const offerOf = async (visits: string | null) => {
    const page = await browser.newPage(test, {
      as: etapa.clan(0).leader,
      width: 360,
      height: 740,
      storage: visits === null ? {} : { visitas: visits },
    })
    await page.goto(etapa.address)
    await untilLive(page)
    // Fire the event that Chromium fires if a site can be installed; in tests Chromium never does.
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      Object.assign(event, {
        prompt: async () => {
          Object.assign(window, { prompted: true })
          return { outcome: 'dismissed' }
        },
      })
      dispatchEvent(event)
    })
    return page
  }
  const offer = (page: Page) => page.getByRole('complementary', { name: 'Instalar la app' })

  const first = await offerOf(null)
  await first.getByRole('button', { name: 'Menú', exact: true }).click()
  await first.getByRole('dialog').getByRole('button', { name: 'Instalar la app' }).waitFor()
  expect(await offer(first).count()).toBe(0)

  const second = await offerOf('1')
  await offer(second).getByRole('button', { name: 'Ahora no' }).click()
  await offer(second).waitFor({ state: 'detached' })
  await second.reload()
  await untilLive(second)
  expect(await offer(second).count()).toBe(0)

  const third = await offerOf('1')
  await offer(third).getByRole('button', { name: 'Instalar' }).click()
  await expect.poll(() => third.evaluate(() => 'prompted' in window)).toBe(true)
})

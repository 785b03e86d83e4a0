import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { paths } from '@trinchera/contract/site-paths'
import { logIn, newPerson, type Person } from '@trinchera/testing/people'
import { findings, sticksOut } from './axe'
import { admin, browser, product } from './fixture'
import { eventually, toastSaying, untilShown } from './screen'
import { newEtapaOf } from './etapa'
import { smallTargets } from './targets'

const newKeys = () => {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
}

/**
 * Fakes the browser's push subscription and notification permission, because a headless browser has no push service and denies
 * notifications. They are kept in cookies because logging out clears the storage; `n` differs in each subscription.
 */
async function withPushService(page: Page) {
  await page.context().addInitScript((keys) => {
    type Kept = { n: number; key: string } | null
    const read = (): Kept => JSON.parse(/(?:^|; )suscripcion=([^;]*)/.exec(document.cookie)?.[1] ?? 'null')
    const write = (kept: Kept) => {
      document.cookie = `suscripcion=${JSON.stringify(kept)}; path=/`
    }
    const permission = () => /(?:^|; )permiso=(\w+)/.exec(document.cookie)?.[1] ?? 'default'
    Object.defineProperty(Notification, 'permission', { get: permission })
    Notification.requestPermission = async () => {
      if (permission() === 'default') document.cookie = 'permiso=granted; path=/'
      return Notification.permission
    }
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)).buffer
    const subscriptionOf = ({ n, key }: NonNullable<Kept>) => {
      const endpoint = `https://1.1.1.1/empujon/${keys.auth}/${n}`
      return {
        endpoint,
        options: { userVisibleOnly: true, applicationServerKey: bytes(key) },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          write(null)
          return true
        },
      }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const kept = read()
        return kept && subscriptionOf(kept)
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const kept = { n: Date.now(), key: applicationServerKey }
        write(kept)
        return subscriptionOf(kept)
      },
    })
  }, newKeys())
}

const isSubscribed = (page: Page) => page.evaluate(() => /suscripcion=(?!null)/.test(document.cookie))
const setPermission = (page: Page, permission: NotificationPermission) =>
  page.evaluate((now) => {
    document.cookie = `permiso=${now}; path=/`
  }, permission)
const devicesOf = async (person: Person) => (await person.api.listPushDevices()).data
const countOf = async (person: Person) => (await devicesOf(person)).length

/** Resolves once the page has stored that the server knows its present subscription, which it does after the server's reply. */
const untilRegistered = (page: Page) =>
  eventually(
    () =>
      page.evaluate(() => {
        const { n } = JSON.parse(/suscripcion=([^;]*)/.exec(document.cookie)?.[1] ?? 'null') ?? {}
        return n !== undefined && Object.values(localStorage).some((value) => String(value).includes(`/${n}"`))
      }),
    true,
  )

async function open(page: Page, address: string) {
  await page.goto(address)
  await untilShown(page)
}
const turnOn = 'Recibir avisos en este dispositivo'
async function subscribe(page: Page) {
  await open(page, paths.avisos)
  await page.getByRole('button', { name: turnOn }).click()
  await page.getByText('Este dispositivo recibe tus avisos').waitFor()
}
async function restart(page: Page) {
  await page.reload()
  await untilShown(page)
}

it('pushes are turned on by a tap, their kinds and quiet hours chosen, and devices removed', async (test) => {
  const me = await newPerson(product)
  const page = await browser.newPage(test, { serviceWorker: true, as: me, width: 360, height: 740 })
  await withPushService(page)
  await open(page, paths.avisos)
  expect(await countOf(me)).toBe(0)
  await subscribe(page)
  await eventually(() => countOf(me), 1)
  expect(await findings(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await sticksOut(page)).toBe(0)

  const pushed = async (tipo: string) =>
    (await me.api.listNoticePreferences()).data.avisos.find((one) => one.tipo === tipo)?.push
  const before = await pushed('anuncio')
  await page.getByRole('checkbox', { name: 'Anuncios nuevos, en los dispositivos' }).click()
  await eventually(() => pushed('anuncio'), !before)

  const hours = async () => (await me.api.getQuietHours()).data
  await page
    .getByText('Sin avisos entre 00:00 y 08:00, hora de Chile; los de una partida en curso sí llegan.')
    .waitFor()
  await page.getByLabel('Desde las').fill('23:30')
  await page.getByLabel('Hasta las').fill('23:30')
  await page.getByRole('form', { name: 'Horas sin avisos' }).getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Elige dos horas distintas').waitFor()
  await page.getByLabel('Hasta las').fill('07:15')
  await page.getByRole('form', { name: 'Horas sin avisos' }).getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Sin avisos entre 23:30 y 07:15').waitFor()
  await expect.poll(hours).toEqual({ desde: '23:30', hasta: '07:15' })
  await page.getByRole('checkbox', { name: 'Callar los dispositivos a ciertas horas' }).click()
  await page.getByText('Ahora llegan a toda hora.').waitFor()
  await eventually(async () => (({ desde, hasta }) => desde === hasta)(await hours()), true)

  // Another device of the same player, with its own session.
  const elsewhere = await logIn(product, me.email, me.password)
  await elsewhere.api.createPushDevice({ body: { endpoint: 'https://1.1.1.1/otro-telefono', keys: newKeys() } })
  await open(page, paths.miCuenta)
  const list = page.getByRole('list', { name: 'Tus dispositivos' })
  await eventually(() => list.getByRole('listitem').count(), 2)
  await eventually(() => list.getByRole('listitem').filter({ hasText: '(este)' }).count(), 1)
  expect(await findings(page)).toEqual([])
  await list
    .getByRole('listitem')
    .filter({ hasNotText: '(este)' })
    .getByRole('button', { name: /^Quitar/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
  await eventually(() => countOf(me), 1)
  await list
    .getByRole('listitem')
    .filter({ hasText: '(este)' })
    .getByRole('button', { name: /^Quitar/ })
    .click()
  await page.getByText('Ninguno: los avisos te llegan a la campana').waitFor()
  await eventually(() => countOf(me), 0)
  await eventually(() => isSubscribed(page), false)
})

it('at the next start browser and server agree again', async (test) => {
  const me = await newPerson(product)
  const page = await browser.newPage(test, { serviceWorker: true, as: me })
  await withPushService(page)
  await subscribe(page)
  await eventually(() => countOf(me), 1)
  const [first] = await devicesOf(me)

  // The site's key has changed: a new subscription replaces the first one.
  await page.evaluate(() => {
    const { n } = JSON.parse(/suscripcion=([^;]*)/.exec(document.cookie)?.[1] ?? '{}')
    document.cookie = `suscripcion=${JSON.stringify({ n, key: 'B'.padEnd(87, 'A') })}; path=/`
  })
  await restart(page)
  await eventually(async () => (await devicesOf(me)).map(({ id }) => id === first?.id), [false])

  // The browser lost the subscription without any event.
  await untilRegistered(page)
  const [second] = await devicesOf(me)
  await page.evaluate(() => {
    document.cookie = 'suscripcion=null; path=/'
  })
  await restart(page)
  await eventually(async () => (await devicesOf(me)).map(({ id }) => id === second?.id), [false])

  // The player removed the device from elsewhere: it stays removed.
  await untilRegistered(page)
  const [third] = await devicesOf(me)
  const elsewhere = await logIn(product, me.email, me.password)
  await elsewhere.api.deletePushDevice({ params: { id: third?.id ?? 0 } })
  await restart(page)
  await page.getByRole('button', { name: turnOn }).waitFor()
  await eventually(() => isSubscribed(page), false)
  expect(await countOf(me)).toBe(0)

  // The permission was withdrawn and then blocked: no button is offered that could not work.
  await subscribe(page)
  await eventually(() => countOf(me), 1)
  await setPermission(page, 'default')
  await restart(page)
  await eventually(() => countOf(me), 0)
  await setPermission(page, 'denied')
  await restart(page)
  await page.getByText('Este navegador tiene bloqueados los avisos de este sitio.').waitFor()
  expect(await page.getByRole('button', { name: turnOn }).count()).toBe(0)
})

it('on a phone shared by two, nothing of the first rings for the second', async (test) => {
  const [first, second] = await Promise.all([newPerson(product), newPerson(product)])
  // A request that is pending when the session ends is refused.
  const page = await browser.newPage(test, { serviceWorker: true, as: first, expects: [/401/] })
  await withPushService(page)
  await subscribe(page)
  await eventually(() => countOf(first), 1)
  await page
    .getByRole('button', { name: /^Cerrar sesión$/i })
    .first()
    .click()
  await eventually(() => isSubscribed(page), false)
  const again = await logIn(product, first.email, first.password)
  await eventually(() => countOf(again), 0)

  // A session that expires leaves the subscription; it ends when the next person's app starts.
  const store = (person: Person) =>
    page.evaluate(
      ([token, player]) => {
        localStorage.setItem('player', player ?? '')
        localStorage.setItem('token', token ?? '')
      },
      [person.token, Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()],
    )
  await store(again)
  await subscribe(page)
  await store(second)
  await restart(page)
  await page.getByRole('button', { name: turnOn }).waitFor()
  await eventually(() => isSubscribed(page), false)
  expect(await countOf(second)).toBe(0)
})

it('beside an invitation they are offered once, and a refusal is remembered', async (test) => {
  const etapa = await newEtapaOf(product, admin, 2)
  const guests = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
  const invite = async (page: Page, clan: number, guest: number) => {
    await open(page, paths.clan(etapa.clan(clan).id))
    await page.getByRole('link', { name: 'Reclutar' }).first().click()
    const name = guests[guest]?.username ?? ''
    await page.getByRole('searchbox').fill(name)
    await Promise.all([
      toastSaying(page, /./).first().waitFor(),
      page.getByRole('button', { name: `Invitar a ${name}` }).click(),
    ])
    await page.getByRole('button', { name: `Retirar la invitación a ${name}` }).waitFor()
  }
  const page = await browser.newPage(test, { serviceWorker: true, as: etapa.clan(0).leader, width: 360, height: 740 })
  await withPushService(page)
  await invite(page, 0, 0)
  const offer = page.getByRole('region', { name: 'Avisos en este dispositivo' })
  await offer.getByRole('button', { name: 'Ahora no' }).waitFor()
  expect(await findings(page)).toEqual([])
  await offer.getByRole('button', { name: 'Ahora no' }).click()
  await offer.waitFor({ state: 'detached' })
  await invite(page, 0, 1)
  expect(await offer.count()).toBe(0)

  const other = await browser.newPage(test, { serviceWorker: true, as: etapa.clan(1).leader })
  await withPushService(other)
  await invite(other, 1, 2)
  await other.getByRole('button', { name: 'Avísame si contestan' }).click()
  await other.getByText('Listo: te avisaremos en este dispositivo.').waitFor()
  await eventually(() => countOf(etapa.clan(1).leader), 1)
})

import { beforeAll, expect, it } from 'vitest'
import { adminOf, apiOf, type Person } from '@trinchera/testing/people'
import { browser, demoPerson, product } from './fixture'
import { findings, sticksOut } from '../axe'
import { rankedTable, toastSaying, untilShown } from '../screen'

/** Of the demo community: someone who leads a ranked clan, and someone without one. */
let people: { leader: Person; recruit: Person }
/** An address for each kind of screen. */
let screens: Record<string, string>

beforeAll(async () => {
  const [leader, recruit] = await Promise.all(['Tatán', 'Recluta'].map(demoPerson))
  if (!leader || !recruit) throw new Error('nobody to log in as')
  people = { leader, recruit }
  const { data: player } = await leader.api.getPlayer({ params: { id: leader.id } })
  const [clan] = player.clanes
  const api = apiOf(product.url)
  const { data: juegos } = await api.listJuegos()
  const empty = await (await adminOf(product)).api.createEtapa({
    body: { nombre: 'Etapa sin nadie', id_juego: clan?.etapa.juego.id ?? 1, activo: true, multijugador: true },
  })
  const etapas = (await Promise.all(juegos.map(({ id }) => api.listEtapas({ params: { gameId: id } })))).flatMap(
    ({ data }) => data,
  )
  const closed = etapas.find((etapa) => !etapa.activo)
  const duels = etapas.find((etapa) => etapa.activo && !etapa.multijugador)
  const match = (await leader.api.listPlayerMatches({ params: { id: leader.id } })).data.find(
    ({ mapas }) => mapas.length > 0,
  )
  if (!clan || !closed || !duels || !match) throw new Error('the demo community lacks something')
  screens = {
    inicio: '/',
    login: '/login',
    registro: '/registro',
    reenviar: '/validar-cuenta',
    recuperar: '/recuperar-password',
    apelar: '/apelar',
    clave: `/ladder/modificar-password/${encodeURIComponent(leader.email)}`,
    claveNueva: `/ladder/modificar-password/${encodeURIComponent(leader.email)}?token=abc`,
    validar: '/validar-cuenta?email=alguien%40trinchera.test&token=abc',
    ladder: '/ladder',
    juego: `/ladder/juego/${clan.etapa.juego.id}`,
    etapa: `/ladder/etapa/${clan.id_etapa}`,
    cerrada: `/ladder/etapa/${closed.id}`,
    duelos: `/ladder/etapa/${duels.id}`,
    clan: `/ladder/detalle-clan/${clan.id}`,
    partida: `/ladder/partida/${match.id}`,
    jugador: `/ladder/detalle-jugador/${leader.id}`,
    jugadores: '/ladder/jugadores',
    nadie: '/ladder/jugadores?busqueda=zzzz',
    fundar: `/ladder/crear-clan/${clan.id_etapa}`,
    entrar: `/ladder/crear-clan/${duels.id}`,
    vacia: `/ladder/etapa/${empty.data.id}`,
    editarClan: `/ladder/editar-clan/${clan.id}`,
    reclutar: `/ladder/reclutar/${clan.id}/${clan.id_etapa}`,
    avisos: '/ladder/avisos',
    editarCuenta: `/ladder/editar-micuenta/${recruit.id}`,
    reportes: '/ladder/reportes',
    cuenta: '/ladder/micuenta',
    torneos: '/torneos',
    foro: '/foro',
    stream: '/stream',
    servidores: '/servidores',
    descargas: '/descargas',
    guia: '/volver-a-jugar',
    mapas: '/ladder/mapas',
    sinMapas: '/ladder/mapas?busqueda=zzzz',
    reglamento: '/ladder/reglamento#art-subir',
    negado: '/403',
    ajeno: '/unauthorized',
    nada: '/no/hay/nada',
  }
})

const visits = {
  visitor: [
    'inicio',
    'login',
    'registro',
    'recuperar',
    'reenviar',
    'validar',
    'claveNueva',
    'ladder',
    'juego',
    'etapa',
    'cerrada',
    'vacia',
    'duelos',
    'clan',
    'partida',
    'jugador',
    'jugadores',
    'nadie',
    'reportes',
    'torneos',
    'foro',
    'stream',
    'servidores',
    'descargas',
    'guia',
    'mapas',
    'sinMapas',
    'reglamento',
    'negado',
    'ajeno',
    'nada',
  ],
  leader: [
    'ladder',
    'etapa',
    'clan',
    'partida',
    'editarClan',
    'reclutar',
    'avisos',
    'cuenta',
    'clave',
    'fundar',
    'reportes',
  ],
  recruit: ['fundar', 'entrar', 'reportes', 'cuenta', 'editarCuenta', 'avisos', 'clan', 'vacia'],
} as const

it.for(['visitor', 'leader', 'recruit'] as const)(
  'axe finds nothing, dark on a desktop and light on a small phone, where nothing overflows: %s',
  async (as, test) => {
    const page = await browser.newPage(test, {
      reducedMotion: 'reduce',
      as: as === 'visitor' ? undefined : people[as],
      expects: [/status of 404/],
    })
    const found: Record<string, unknown> = {}
    for (const name of visits[as]) {
      await page.setViewportSize({ width: 1366, height: 768 })
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      const screen = screens[name]
      if (!screen) throw new Error(`no screen ${name}`)
      await page.goto(screen)
      await untilShown(page)
      const dark = await findings(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await untilShown(page)
      found[name] = { dark, light: await findings(page), sticksOut: await sticksOut(page) }
    }
    expect(found).toEqual(Object.fromEntries(visits[as].map((name) => [name, { dark: [], light: [], sticksOut: 0 }])))
  },
)

it('opens and closes the phone menu by keyboard, and restores the focus', async (test) => {
  const page = await browser.newPage(test, { width: 360, height: 740, reducedMotion: 'reduce' })
  await page.goto('/ladder')
  const burger = page.getByRole('banner').getByRole('button', { name: 'Menú' })
  await burger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await menu.waitFor()
  await expect.poll(() => findings(page)).toEqual([])
  // The focus goes round inside.
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await expect.poll(() => burger.evaluate((button) => button === document.activeElement)).toBe(true)
})

it('reports a loss by keyboard', async (test) => {
  const page = await browser.newPage(test, { as: people.leader, reducedMotion: 'reduce' })
  await page.goto('/ladder/reportes')
  const form = page.getByRole('form', { name: 'Reportar Derrota' })
  const winner = form.getByLabel('Clan ganador')
  await form.getByLabel('Juego').focus()
  const press = async (key: string, times = 1) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key)
  }
  const choose = async () => page.keyboard.press('ArrowDown')
  if (!(await form.getByLabel('Juego').inputValue())) await choose()
  await form.getByLabel('Etapa').and(page.locator(':enabled')).waitFor()
  await press('Tab')
  if (!(await form.getByLabel('Etapa').inputValue())) await choose()
  await winner.and(page.locator(':enabled')).waitFor()
  await press('Tab')
  await choose()
  await expect.poll(() => winner.inputValue()).not.toBe('')
  await press('Tab')
  await page.keyboard.type('Ganaron bien')
  // Past what may be said besides.
  await press('Tab', 2)
  await press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('«Ganaron bien»').waitFor()
  await expect.poll(() => findings(page)).toEqual([])

  // Escape takes it back with nothing sent, and the focus is where it was.
  await press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(() =>
      form.getByRole('button', { name: 'Reportar Derrota' }).evaluate((button) => button === document.activeElement),
    )
    .toBe(true)
  await press('Enter')
  await dialog.getByRole('button', { name: 'Cancelar' }).and(page.locator(':focus')).waitFor()
  await press('Shift+Tab')
  // It waits until what it would move is known.
  const confirm = dialog.getByRole('button', { name: 'Reportar Derrota', disabled: false })
  await confirm.and(page.locator(':focus')).waitFor()
  await press('Enter')
  await toastSaying(page, 'Derrota reportada').waitFor()
  await page.waitForURL('**/ladder/etapa/*')
  await rankedTable(page).waitFor()
})

import type { Page } from 'playwright-core'
import { paths } from '@trinchera/contract/site-paths'
import { adminOf, newPerson, newStage, type Person } from '@trinchera/testing/people'
import type { Product } from '@trinchera/testing/product'
import { navigate, untilComplete, type Shot } from './shot'

/** Opens the box of an answer and types into it. */
const answering =
  (text: string, then: (page: Page) => Promise<unknown> = () => Promise.resolve()) =>
  async (page: Page) => {
    await untilComplete(page)
    await page.getByRole('button', { name: 'Responder', exact: true }).click()
    await page.getByRole('textbox', { name: 'Responder' }).click()
    await page.keyboard.type(text)
    await then(page)
  }

/** The forum: full and empty, as visitors, players, a new account and moderators see it. */
export async function foroShots(
  product: Product,
  empty: Product,
  { staff, leader }: { staff: Person; leader: Person },
): Promise<Shot[]> {
  const secciones = (await leader.api.listSecciones()).data
  const temas = (await leader.api.listRecentTemas()).data
  const open = temas.find(({ cerrado, respuestas }) => !cerrado && respuestas >= 3)
  const closed = temas.find(({ cerrado }) => cerrado)
  const looking = temas.find(({ busca }) => busca?.tipo === 'clan')
  const [first, busco] = [secciones[0], secciones.find(({ clase }) => clase === 'busco')]
  if (!open || !closed || !looking || !first || !busco) throw new Error('the demo has no forum')
  const fresh = await newPerson(product, 'Cuenta Nueva')
  const tema = paths.tema(open.id, open.slug)
  return [
    { name: 'foro-vacio', path: paths.foro, product: empty },
    { name: 'foro-vacio-seccion', path: paths.foroSeccion(first.slug), product: empty },
    { name: 'foro-jugador', path: paths.foro, product, as: leader },
    { name: 'foro-busco', path: paths.foroSeccion(busco.slug), product, as: leader },
    { name: 'foro-busco-tema', path: paths.tema(looking.id, looking.slug), product, as: leader },
    { name: 'foro-tema', path: tema, product, as: leader },
    { name: 'foro-tema-cerrado', path: paths.tema(closed.id, closed.slug), product, as: leader },
    { name: 'foro-tema-moderado', path: tema, product, as: staff },
    {
      name: 'foro-tema-nombrar',
      path: tema,
      product,
      as: leader,
      act: answering('Pregúntale a @a', (page) => page.getByRole('listbox', { name: 'Jugadores' }).waitFor()),
    },
    {
      name: 'foro-tema-nombres-de-mas',
      path: tema,
      product,
      as: leader,
      act: answering('@Loica @Quiltro @Huemul @Marmota @Ñanco y también @Chercán, ', (page) =>
        page.getByText('Nombras a 6 jugadores').waitFor(),
      ),
    },
    {
      name: 'foro-tema-cuenta-nueva',
      path: tema,
      product,
      as: fresh,
      act: answering('Miren https://example.com', async (page) => {
        await page.getByRole('button', { name: 'Enviar mensaje' }).click()
        await page.getByText('este texto no puede llevar enlaces').waitFor()
      }),
    },
    {
      name: 'foro-tema-nuevo',
      path: paths.foroNuevo(first.slug),
      product,
      as: fresh,
      act: async (page) => {
        await untilComplete(page)
        await page.getByRole('textbox', { name: 'Primer mensaje' }).waitFor()
      },
    },
    {
      name: 'foro-tema-nuevo-busco',
      path: paths.foroNuevo(busco.slug),
      product,
      as: leader,
      act: async (page) => {
        await untilComplete(page)
        await page.getByLabel('Busco', { exact: true }).selectOption('gente')
        await page.getByLabel('Horario').waitFor()
        await page.getByRole('textbox', { name: 'Primer mensaje' }).waitFor()
      },
    },
    { name: 'foro-buscar-hallado', path: paths.foroBuscar('puente'), product },
    { name: 'foro-buscar-nada', path: paths.foroBuscar('xilófono'), product },
  ]
}

const unplayedName = 'Etapa de Prueba'
/** A stage that was archived before anybody played; resolves once the hall tells of it. */
async function unplayedStage(product: Product): Promise<number> {
  const admin = await adminOf(product)
  const { id } = await newStage(admin, { nombre: unplayedName })
  await admin.api.archiveEtapa({ params: { id } })
  for (;;) {
    const told = (await admin.api.getPalmares()).data.etapas.some((etapa) => etapa.id === id)
    if (told) return id
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** The hall of fame, a stage's closing, and shelves of medals, with and without any. */
export async function palmaresShots(
  product: Product,
  empty: Product,
  { staff, leader, recruit }: { staff: Person; leader: Person; recruit: Person },
): Promise<Shot[]> {
  const [latest] = (await leader.api.getPalmares()).data.etapas
  const champion = latest?.podio[0]
  if (!latest || !champion) throw new Error('the demo has no archived stage')
  let unplayed: Promise<number> | undefined
  return [
    { name: 'palmares-salon', path: paths.palmares, product },
    { name: 'palmares-vacio', path: paths.palmares, product: empty },
    { name: 'palmares-cierre', path: paths.palmaresEtapa(latest.id), product },
    {
      name: 'palmares-cierre-sin-nadie',
      path: paths.palmares,
      product: empty,
      act: async (page) => {
        // Not before the pictures of a hall without stages.
        const id = await (unplayed ??= unplayedStage(empty))
        await navigate(page, paths.palmaresEtapa(id))
        await page.getByRole('heading', { level: 1, name: unplayedName }).waitFor()
        await untilComplete(page)
      },
    },
    { name: 'palmares-cierre-borrador', path: paths.palmaresEtapa(latest.id), product, as: staff },
    { name: 'palmares-clan', path: paths.clan(champion.id), product },
    { name: 'palmares-jugador', path: paths.jugador(leader.id), product },
    {
      name: 'palmares-elegidas',
      path: paths.palmares,
      product,
      act: async (page) => {
        const own = (await leader.api.listPlayerMedals({ params: { id: leader.id } })).data
        await leader.api.chooseMedals({ body: { claves: own.slice(0, 3).map(({ clave }) => clave) } })
        await page.goto(paths.jugador(leader.id))
        await page.getByRole('list', { name: 'Sus elegidas' }).waitFor()
        await untilComplete(page)
      },
    },
    { name: 'palmares-sin-medallas', path: paths.jugador(recruit.id), product },
    {
      name: 'palmares-elegir',
      path: paths.miCuenta,
      product,
      as: leader,
      act: async (page) => {
        await untilComplete(page)
        await page.getByRole('button', { name: 'Elegir medallas' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
  ]
}

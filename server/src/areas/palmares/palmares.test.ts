import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@trinchera/contract/site-paths'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { foldMedals } from '@trinchera/db/fold-medals'
import { testDialects } from '@trinchera/db/testing'
import { cleanAnuncio } from '../../html/clean-html'
import { pageAt } from '../../preview/page'
import { ask, next, password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

describe.each(testDialects)('the palmarés on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let editor: TestPlayer
  let moderator: TestPlayer
  let juego: number
  const leaders: TestPlayer[] = []
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
    moderator = await site.player('Moderadora', { rol: 2, admin: 1 })
    editor = await site.player('Editor', { rol: 4, admin: 1 })
    juego = (await admin.api.createJuego({ body: { nombre: 'Base' } })).data.id
    for (const name of ['Ana', 'Beto', 'Carla']) leaders.push(await site.player(name))
  })
  afterAll(() => site.stop())

  const leader = (index: number) => leaders[index] ?? admin
  let round = 0
  /** Creates an etapa that is later than all earlier ones, with one clan of each leader. */
  async function newEtapa() {
    round++
    site.clock.now = new Date(site.clock.now.getTime() + 1000)
    const etapa = (
      await admin.api.createEtapa({
        body: { nombre: `Etapa ${'I'.repeat(round)}`, id_juego: juego, activo: true, multijugador: true },
      })
    ).data.id
    const clans: number[] = []
    for (const [index, player] of leaders.entries()) {
      const letter = 'ABC'.charAt(index)
      const body = { nombre: `Compañía ${letter}`, tag: `C${letter}${letter}`, id_etapa: etapa }
      clans.push((await player.api.createClan({ body })).data.id)
    }
    return { etapa, clan: (index: number) => clans[index] ?? 0 }
  }
  type Etapa = Awaited<ReturnType<typeof newEtapa>>
  const fold = (etapa: number) =>
    site.database.transaction(async (trx) => {
      await foldEtapa(trx, etapa, site.clock.now.toISOString())
      await foldMedals(trx, etapa, site.clock.now)
    })
  const play = async ({ etapa, clan }: Etapa, winner: number, loser: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + 120_000)
    const { data } = await leader(loser).api.reportLoss({
      body: { id_clan_ganador: clan(winner), id_clan_perdedor: clan(loser), id_etapa: etapa, id_juego: juego },
    })
    await fold(etapa)
    return data.id
  }
  const archive = async ({ etapa }: Etapa) => {
    await admin.api.archiveEtapa({ params: { id: etapa } })
    await fold(etapa)
  }
  const page = (id: number, { api }: Pick<TestPlayer, 'api'> = { api: site.visitor }) =>
    api.getPalmaresEtapa({ params: { id } })
  const earlierOnly = 'El otro clan tiene que ser de una etapa anterior'
  const unite = (player: TestPlayer, id: number, id_clan_anterior: number) =>
    player.api.setLinaje({ params: { id }, body: { id_clan_anterior } })

  it('has an etapa once it is archived, with its final table, chart, story and, for who publishes, a draft', async () => {
    const one = await newEtapa()
    await play(one, 0, 1)
    await play(one, 1, 2)
    const last = await play(one, 1, 0)
    await expect(page(one.etapa)).rejects.toMatchObject({ code: 404 })
    await archive(one)
    const final = (await site.visitor.getFinalStandings({ params: { id: one.etapa } })).data.clanes
    const { data } = await page(one.etapa)
    expect(data).toMatchObject({ partidas: 3, clanes: 3, dias: 1, borrador: null, tabla: final })
    expect(data.podio.map(({ nombre, puesto }) => [nombre, puesto])).toEqual([
      ['Compañía B', 1],
      ['Compañía A', 2],
    ])
    expect(data.podio[0]?.jugadores).toEqual([{ id: leader(1).id, username: 'Beto', imagen: null }])
    expect(data.grafico.series.map(({ puestos }) => puestos)).toEqual([[1], [2]])
    expect(data.racha).toMatchObject({ clan: { nombre: 'Compañía B' }, valor: 2, partida: last })
    expect(data.historia[0]).toMatchObject({
      texto: 'La temporada se abrió con una victoria de Compañía A sobre Compañía B.',
    })
    expect((await page(one.etapa, admin)).data.borrador?.titulo).toBe('Compañía B ganó Etapa I de Base')
    const contenido = (await page(one.etapa, editor)).data.borrador?.contenido ?? ''
    expect(contenido).toContain('<ol><li>Compañía B</li>')
    expect(cleanAnuncio(contenido)).toBe(contenido)
    expect((await page(one.etapa, moderator)).data.borrador).toBeNull()
    const { data: hall } = await site.visitor.getPalmares()
    expect(hall.etapas.map(({ id }) => id)).toEqual([one.etapa])
    expect(hall.records.map(({ texto }) => texto)).toContain('Compañía B ganó 2 seguidas en Etapa I de Base.')
    const card = await fetch(`${site.url}/og/palmaresEtapa/${one.etapa}.png`)
    const preview = await pageAt(site.database.db, paths.palmaresEtapa(one.etapa), {
      siteName: 'Trinchera',
      publicUrl: site.url,
    })
    expect(preview).toMatchObject({ found: true, text: { title: 'Palmarés de Etapa I · Base' } })
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('tells of an archived etapa in which nobody played that it ended, and no more', async () => {
    const one = await newEtapa()
    await archive(one)
    const { data } = await page(one.etapa, editor)
    expect(data).toMatchObject({ podio: [], partidas: 0, clanes: 0, desde: null, racha: null, historia: [] })
    expect(data.grafico.series).toEqual([])
    const nombre = `Etapa ${'I'.repeat(round)} de Base`
    expect(data.borrador).toEqual({ titulo: `Terminó ${nombre}`, contenido: `<p>Se cerró ${nombre}.</p>` })
    const card = await fetch(`${site.url}/og/palmaresEtapa/${one.etapa}.png`)
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('shows a podium as it was: its Líder cannot change the clan any more, staff can correct a name', async () => {
    const one = await newEtapa()
    await play(one, 0, 1)
    await archive(one)
    const rename = (player: TestPlayer) =>
      player.api.updateClan({ params: { id: one.clan(0) }, body: { nombre: 'Otro Nombre' } })
    await expect(rename(leader(0))).rejects.toMatchObject({ code: 409 })
    await rename(admin)
    expect((await site.visitor.getPalmares()).data.etapas[0]?.podio[0]?.nombre).toBe('Otro Nombre')
  })

  it('unites a clan with one of an earlier etapa for who led both, or for staff, who are audited', async () => {
    const [one, two] = [await newEtapa(), await newEtapa()]
    const notTheirs = 'Solo quien lideró los dos clanes, o la moderación, puede decir que son el mismo'
    const refused: [number, string, () => Promise<unknown>][] = [
      [403, notTheirs, () => unite(leader(1), two.clan(0), one.clan(0))],
      [403, notTheirs, () => unite(leader(0), two.clan(0), one.clan(1))],
      [403, notTheirs, () => unite(editor, two.clan(0), one.clan(0))],
      [400, 'Un clan no puede continuarse a sí mismo', () => unite(leader(0), two.clan(0), two.clan(0))],
      [400, 'Los dos clanes son de la misma etapa', () => unite(admin, two.clan(0), two.clan(1))],
      [400, earlierOnly, () => unite(leader(0), one.clan(0), two.clan(0))],
      [404, 'El clan anterior no existe', () => unite(leader(0), two.clan(0), 999_999)],
      [404, 'Ese clan no existe', () => unite(leader(0), 999_999, one.clan(0))],
    ]
    for (const [code, message, call] of refused) await expect(call()).rejects.toMatchObject({ code, message })
    const offered = async (player: TestPlayer) =>
      (await player.api.getLinaje({ params: { id: two.clan(0) } })).data.candidatos.map(({ id }) => id)
    expect(await offered(leader(0))).toContain(one.clan(0))
    expect(await offered(leader(1))).toEqual([])
    const { data } = await unite(leader(0), two.clan(0), one.clan(0))
    expect(data.tramos.map(({ clan }) => clan.id)).toEqual([one.clan(0), two.clan(0)])
    expect((await unite(leader(0), two.clan(0), one.clan(0))).data).toEqual(data)
    expect(await offered(leader(0))).toEqual([])
    await unite(moderator, two.clan(1), one.clan(1))
    for (const [player, id, before] of [
      [admin, two.clan(2), one.clan(1)],
      [admin, two.clan(1), one.clan(2)],
    ] as const)
      await expect(unite(player, id, before)).rejects.toMatchObject({
        code: 409,
        message: 'Uno de los dos clanes ya está unido a otro',
      })
    const acts = await site.database.db
      .selectFrom('audit_log')
      .where('action', '=', 'clan.linaje')
      .select('target')
      .execute()
    expect(acts).toEqual([{ target: `clan ${two.clan(1)} (Compañía B)` }])
    // linking the earlier clan to the later one would form a circle
    await expect(unite(admin, one.clan(0), two.clan(0))).rejects.toMatchObject({ code: 400, message: earlierOnly })
  })

  it('two unions of one clan at the same moment leave one', async () => {
    const [one, two, three] = [await newEtapa(), await newEtapa(), await newEtapa()]
    const tried = await Promise.allSettled([
      unite(admin, three.clan(0), one.clan(0)),
      unite(admin, three.clan(0), two.clan(0)),
    ])
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const one of tried) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 409 })
  })

  it('gives a line that plays its third etapa a medal, and tells it', async () => {
    const etapas = [await newEtapa(), await newEtapa(), await newEtapa()] as const
    for (const one of etapas) await play(one, 2, 0)
    await unite(leader(2), etapas[1].clan(2), etapas[0].clan(2))
    const watching = await site.socket()
    await ask(watching, 'subscribe', { room: `clan:${etapas[2].clan(2)}` })
    const heard = next(watching, 'medal:awarded', ({ medalla }) => medalla.tipo === 'etapas-3')
    await unite(leader(2), etapas[2].clan(2), etapas[1].clan(2))
    expect((await heard).medalla).toMatchObject({ id_clan: etapas[2].clan(2), vigente: true })
    const { data } = await site.visitor.listClanMedals({ params: { id: etapas[2].clan(2) } })
    expect(data[0]).toMatchObject({ tipo: 'etapas-3', texto: expect.stringContaining('Jugó su etapa número 3') })
    const { data: notices } = await leader(2).api.listNotices({ query: {} })
    expect(notices[0]?.texto).toContain('ganó una medalla, Tres etapas')
    const divide = (player: TestPlayer, index: 0 | 1 | 2) =>
      player.api.deleteLinaje({ params: { id: etapas[index].clan(2) } })
    await expect(divide(leader(0), 1)).rejects.toMatchObject({ code: 403 })
    await expect(divide(leader(2), 0)).rejects.toMatchObject({ code: 404 })
    await divide(moderator, 1)
    const left = (await site.visitor.listClanMedals({ params: { id: etapas[2].clan(2) } })).data
    expect(left.map(({ tipo }) => tipo)).not.toContain('etapas-3')
    expect((await leader(2).api.listNotices({ query: {} })).data[0]?.texto).toContain(
      'ya no tiene la medalla Tres etapas',
    )
  })

  it('lets a player choose three medals that they have, and shows those still in force', async () => {
    const one = await newEtapa()
    const matches: number[] = []
    for (let match = 0; match < 10; match++) matches.push(await play(one, 0, 1))
    const own = (await site.visitor.listPlayerMedals({ params: { id: leader(0).id } })).data
    const streak = own.find(({ tipo }) => tipo === 'racha-10')?.clave ?? ''
    const choose = (claves: string[], player = leader(0)) => player.api.chooseMedals({ body: { claves } })
    for (const claves of [[streak, streak], ['racha-10:0:0'], Array.from({ length: 4 }, (_, n) => own[n]?.clave ?? '')])
      await expect(choose(claves)).rejects.toMatchObject({ code: 400 })
    await expect(choose([streak], leader(1))).rejects.toMatchObject({ code: 400 })
    expect((await choose([streak])).data.map(({ clave }) => clave)).toEqual([streak])
    const shown = async () => (await site.visitor.getPerfil({ params: { id: leader(0).id } })).data
    const perfil = await shown()
    expect(perfil.elegidas.map(({ clave }) => clave)).toEqual([streak])
    expect(perfil.rivales.find(({ id }) => id === one.clan(1))).toMatchObject({
      nombre: 'Compañía B',
      partidas: 10,
      triunfos: 10,
      derrotas: 0,
    })
    expect(perfil.mejor_noche?.triunfos).toBeGreaterThanOrEqual(10)
    expect(perfil.semanas).toHaveLength(26)
    expect(perfil.semanas.at(-1)?.partidas).toBeGreaterThanOrEqual(1)
    // Clans of the same lineage count as one rival.
    const later = await newEtapa()
    await play(later, 0, 1)
    await unite(admin, later.clan(1), one.clan(1))
    const rivals = (await shown()).rivales.filter(({ id }) => [one.clan(1), later.clan(1)].includes(id))
    expect(rivals).toMatchObject([{ id: later.clan(1), partidas: 11, triunfos: 11 }])
    await admin.api.ruleMatch({ params: { id: matches[4] ?? 0 }, body: { tipo: 'anular', motivo: 'x' } })
    await fold(one.etapa)
    expect((await shown()).elegidas).toEqual([])
    expect(await leader(0).api.exportOwnData({ params: { id: leader(0).id } })).toMatchObject({
      data: { medallas_elegidas: [streak] },
    })
  })

  it('keeps the medals of a deleted clan on its players, and none on a closed account', async () => {
    const one = await newEtapa()
    await play(one, 0, 1)
    const medalsOf = async () => (await site.visitor.listClanMedals({ params: { id: one.clan(0) } })).data
    const before = await medalsOf()
    expect(before).toHaveLength(1)
    await leader(0).api.deleteClan({ body: { clanId: one.clan(0) } })
    await fold(one.etapa)
    expect(await medalsOf()).toEqual(before)
    const own = (await site.visitor.listPlayerMedals({ params: { id: leader(0).id } })).data
    expect(own.map(({ clave }) => clave)).toContain(before[0]?.clave)
    await leader(0).api.closeAccount({ body: { password } })
    await expect(site.visitor.listPlayerMedals({ params: { id: leader(0).id } })).rejects.toMatchObject({ code: 404 })
    await expect(site.visitor.getPerfil({ params: { id: leader(0).id } })).rejects.toMatchObject({ code: 404 })
    const { data } = await site.visitor.getPalmares()
    expect(data.etapas.flatMap(({ podio }) => podio.flatMap(({ jugadores }) => jugadores))).not.toContainEqual(
      expect.objectContaining({ username: 'Ana' }),
    )
  })
})

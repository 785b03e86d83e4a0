import { winnerWon } from '@trinchera/rules/match-score'
import { presentMaps } from '../presenters'
import { fold } from '@trinchera/rules/folding'
import { replay } from '@trinchera/rules/ladder'
import { effectiveResult, entriesOf } from '@trinchera/rules/ladder/log'
import { standings } from '@trinchera/rules/ladder/table'
import { twitchLogin, voluteProfile, youtubeChannel } from '@trinchera/rules/links'
import { claimMs } from '@trinchera/rules/limits'
import { clanNameError, clanTagError, emailError, passwordError, usernameError } from '@trinchera/rules/validation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refoldEtapa } from '../fold-etapa'
import { anuncioCards } from '../queries/anuncios/anuncios'
import { reportedComments } from '../queries/anuncios/comment-reports'
import { matchCases } from '../queries/rulings/cases'
import { clanesOfEtapa } from '../queries/clanes/clanes'
import { finalStandings } from '../queries/ladder/etapas'
import { listTorneos } from '../queries/site/torneos'
import { actsOf } from '../queries/torneos/acts'
import { torneoPageOf } from '../queries/torneos/bracket'
import { etapaIsBehind, etapasBehind, loadLog } from '../queries/ladder/log'
import { openTestDatabase, testDialects, type TestDatabase } from '../testing'
import { seedDemo, type DemoLogin } from './seed-demo'

/** The time of the seed. `npm run test:dates` runs these tests with other times. */
const now = new Date(process.env.TEST_NOW ?? '2026-03-14T15:20:00.000Z')
const day = 24 * 3_600_000
const hashPassword = async (password: string) => `hash of ${password}`
const unique = (values: readonly unknown[]) => new Set(values).size === values.length

describe.each(testDialects)('the demo community on %s', (dialect) => {
  let database: TestDatabase
  let logins: DemoLogin[]

  beforeAll(async () => {
    database = await openTestDatabase(dialect)
    logins = (await seedDemo(database, { now, hashPassword, loopback: true })).logins
  })
  afterAll(() => database.drop())

  const count = async (table: 'juegos' | 'etapas' | 'clans' | 'players' | 'matches') =>
    (
      await database.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  const etapas = () => database.db.selectFrom('etapas').selectAll().orderBy('id').execute()
  const flagship = async () => (await etapas()).find((etapa) => etapa.nombre === 'Etapa II')?.id ?? 0
  const clanNamed = (etapa: number, nombre: string) =>
    database.db
      .selectFrom('clans')
      .leftJoin('standings', 'standings.id_clan', 'clans.id')
      .where('clans.id_etapa', '=', etapa)
      .where('nombre', '=', nombre)
      .select(['clans.id', 'id_lider', 'ranking_actual', 'racha_actual', 'triunfos', 'derrotas'])
      .executeTakeFirstOrThrow()

  it('has 3 games, 6 etapas, 60 clans, 400 players and 3,000 matches', async () => {
    expect([
      await count('juegos'),
      await count('etapas'),
      await count('clans'),
      await count('players'),
      await count('matches'),
    ]).toEqual([3, 6, 60, 400, 3000])
    const all = await etapas()
    expect(all.filter((etapa) => !etapa.multijugador)).toHaveLength(2)
    expect(all.filter((etapa) => !etapa.activo)).toHaveLength(1)
  })

  it('has names that the site would accept, no two of them look-alikes', async () => {
    const players = await database.db.selectFrom('players').selectAll().execute()
    expect(
      players.flatMap((player) => [usernameError(player.username), emailError(player.email)]).filter(Boolean),
    ).toEqual([])
    expect(players.every((player) => player.username_folded === fold(player.username))).toBe(true)
    const clans = await database.db.selectFrom('clans').selectAll().execute()
    expect(clans.flatMap((clan) => [clanNameError(clan.nombre), clanTagError(clan.tag)]).filter(Boolean)).toEqual([])
    expect(unique(clans.map((clan) => `${clan.id_etapa} ${fold(clan.nombre)}`))).toBe(true)
    expect(unique(clans.map((clan) => `${clan.id_etapa} ${fold(clan.tag)}`))).toBe(true)
  })

  it('stores channels in the form of a profile', async () => {
    const players = await database.db.selectFrom('players').select(['twitch', 'youtube', 'volute']).execute()
    const kept = (field: 'twitch' | 'youtube' | 'volute') => players.flatMap((player) => player[field] ?? [])
    for (const [field, as] of [
      ['twitch', twitchLogin],
      ['youtube', youtubeChannel],
      ['volute', voluteProfile],
    ] as const) {
      expect(kept(field).length).toBeGreaterThan(0)
      expect(kept(field).map(as)).toEqual(kept(field))
    }
  })

  it('gives each clan one Lider, who is its id_lider, and members who registered before they joined', async () => {
    const members = await database.db
      .selectFrom('memberships as m')
      .innerJoin('clans as c', 'c.id', 'm.id_clan')
      .innerJoin('players as p', 'p.id', 'm.player_id')
      .innerJoin('etapas as e', 'e.id', 'm.id_etapa')
      .select([
        'm.id_clan',
        'm.player_id',
        'm.rango',
        'm.joined_at',
        'm.id_etapa',
        'c.id_lider',
        'c.id_etapa as clan_etapa',
        'c.nombre',
        'c.created_at as founded',
        'p.username',
        'p.created_at as registered',
        'p.validado',
        'e.multijugador',
      ])
      .execute()
    const clans = new Set(members.map((member) => member.id_clan))
    expect(clans.size).toBe(60)
    for (const id of clans) {
      const clan = members.filter((member) => member.id_clan === id)
      const [leader, ...others] = clan.filter((member) => member.rango === 'Lider')
      expect(others).toEqual([])
      expect(leader?.player_id).toBe(leader?.id_lider)
      const ranked = (rango: string) => clan.filter((member) => member.rango === rango).length
      expect(Math.max(ranked('Co-Lider'), ranked('Capitán'))).toBeLessThanOrEqual(2)
      if (leader?.multijugador) expect(clan.length >= 4 && clan.length <= 9).toBe(true)
      else expect([clan.length, leader?.nombre]).toEqual([1, leader?.username])
    }
    for (const member of members) {
      expect(member.clan_etapa).toBe(member.id_etapa)
      expect(member.validado).toBe(1)
      expect(
        member.registered < member.joined_at &&
          member.founded <= member.joined_at &&
          member.joined_at < now.toISOString(),
      ).toBe(true)
    }
  })

  it('has matches of two clans of the etapa, in the order of the log, after both were founded and within the year', async () => {
    const matches = await database.db
      .selectFrom('matches as m')
      .innerJoin('clans as w', 'w.id', 'm.id_clan_ganador')
      .innerJoin('clans as l', 'l.id', 'm.id_clan_perdedor')
      .select([
        'm.id',
        'm.id_etapa',
        'm.seq',
        'm.fecha',
        'w.id as winner',
        'l.id as loser',
        'w.id_etapa as w_etapa',
        'l.id_etapa as l_etapa',
        'w.created_at as w_founded',
        'l.created_at as l_founded',
      ])
      .orderBy('m.fecha')
      .execute()
    const lastSeq = new Map<number, number>()
    for (const match of matches) {
      expect([match.w_etapa, match.l_etapa]).toEqual([match.id_etapa, match.id_etapa])
      expect(match.winner).not.toBe(match.loser)
      expect(match.w_founded < match.fecha && match.l_founded < match.fecha).toBe(true)
      expect(match.seq).toBeGreaterThan(lastSeq.get(match.id_etapa) ?? 0)
      lastSeq.set(match.id_etapa, match.seq)
    }
    const [first, last] = [Date.parse(matches[0]?.fecha ?? ''), Date.parse(matches.at(-1)?.fecha ?? '')]
    expect(now.getTime() - first).toBeLessThan(366 * day)
    expect(now.getTime() - first).toBeGreaterThan(330 * day)
    expect(now.getTime() - last).toBeLessThan(day)
    expect(now.getTime() - last).toBeGreaterThan(0)
    expect(unique(matches.map((match) => match.id))).toBe(true)
  })

  it('has rosters of members who had joined, and a reporter of the losing clan with the right to report', async () => {
    const { db } = database
    const joined = new Map(
      (await db.selectFrom('memberships').selectAll().execute()).map((member) => [
        `${member.id_clan} ${member.player_id}`,
        member,
      ]),
    )
    const matches = new Map((await db.selectFrom('matches').selectAll().execute()).map((match) => [match.id, match]))
    const sides = new Map<string, number>()
    for (const row of await db.selectFrom('match_roster').selectAll().execute()) {
      const match = matches.get(row.match_id)
      const member = joined.get(`${row.id_clan} ${row.player_id}`)
      if (
        !match ||
        !member ||
        member.joined_at > match.fecha ||
        ![match.id_clan_ganador, match.id_clan_perdedor].includes(row.id_clan)
      )
        throw new Error(`odd roster: ${JSON.stringify(row)}`)
      sides.set(`${row.match_id} ${row.id_clan}`, (sides.get(`${row.match_id} ${row.id_clan}`) ?? 0) + 1)
    }
    expect(sides.size).toBe(6000)
    const single = new Set((await etapas()).filter((etapa) => !etapa.multijugador).map((etapa) => etapa.id))
    for (const match of matches.values()) {
      const least = Math.min(
        sides.get(`${match.id} ${match.id_clan_ganador}`) ?? 0,
        sides.get(`${match.id} ${match.id_clan_perdedor}`) ?? 0,
      )
      expect(least).toBeGreaterThanOrEqual(single.has(match.id_etapa) ? 1 : 4)
      const reporter = joined.get(`${match.id_clan_perdedor} ${match.id_reportero}`)
      expect(['Lider', 'Co-Lider', 'Capitán']).toContain(reporter?.rango)
      expect((reporter?.joined_at ?? '') <= match.fecha).toBe(true)
    }
  })

  it('stores the ladder that a replay gives, so that the worker has nothing to fold', async () => {
    const { db } = database
    expect(await etapasBehind(db, new Date(now.getTime() + day).toISOString())).toEqual([])
    for (const etapa of await etapas()) {
      expect(await etapaIsBehind(db, etapa.id)).toBe(false)
      expect(etapa.stale_from).toBeNull()
      const log = await loadLog(db, etapa.id)
      const { state, outcomes } = replay(entriesOf(log.matches, log.removals))
      const stored = await db.selectFrom('standings').where('id_etapa', '=', etapa.id).selectAll().execute()
      const byId = (a: { id_clan: number }, b: { id_clan: number }) => a.id_clan - b.id_clan
      expect(stored.toSorted(byId)).toEqual(
        standings(state)
          .map((standing) => ({ ...standing, id_etapa: etapa.id }))
          .toSorted(byId),
      )
      const ranked = stored
        .map((standing) => standing.ranking_actual)
        .filter((ranking) => ranking > 0)
        .toSorted((a, b) => a - b)
      expect(ranked).toEqual(ranked.map((_, index) => index + 1))
      expect(outcomes).toHaveLength(log.matches.filter((match) => effectiveResult(match)).length)
      const again = await database.transaction((trx) => refoldEtapa(trx, etapa.id, now.toISOString()))
      expect(again.cambios).toBe(0)
    }
  })

  it('has an etapa with ranked and unranked clans, a winning streak and a losing streak', async () => {
    const etapa = await flagship()
    const rows = await database.db.selectFrom('standings').where('id_etapa', '=', etapa).selectAll().execute()
    expect(rows.filter((row) => row.ranking_actual > 0)).toHaveLength(14)
    expect(await database.db.selectFrom('clans').where('id_etapa', '=', etapa).select('id').execute()).toHaveLength(18)
    expect((await clanNamed(etapa, 'Vieja Guardia')).racha_actual).toBeGreaterThanOrEqual(10)
    expect((await clanNamed(etapa, 'Barricada')).racha_actual).toBeLessThanOrEqual(-10)
    expect((await clanNamed(etapa, 'La Retaguardia')).ranking_actual).toBeNull()
  })

  it('has two open claims and one dismissed, each by a leader of its match within the time limit', async () => {
    const { cases } = await matchCases(database.db, { estado: 'reclamadas' })
    expect(cases.map(({ reclamos }) => reclamos.map(({ abierto }) => abierto))).toEqual([[true], [true]])
    const rows = await database.db
      .selectFrom('match_claims as c')
      .innerJoin('matches as m', 'm.id', 'c.id_match')
      .innerJoin('clans', 'clans.id', 'c.id_clan')
      .select([
        'c.id_clan',
        'c.player_id',
        'c.fecha',
        'm.fecha as reported',
        'm.id_clan_ganador',
        'm.id_clan_perdedor',
        'clans.id_lider',
      ])
      .execute()
    expect(rows).toHaveLength(3)
    for (const row of rows) {
      expect([row.id_clan_ganador, row.id_clan_perdedor]).toContain(row.id_clan)
      expect(row.player_id).toBe(row.id_lider)
      expect(
        row.fecha > row.reported &&
          row.fecha < now.toISOString() &&
          Date.parse(row.fecha) - Date.parse(row.reported) < claimMs,
      ).toBe(true)
    }
  })

  it('has reports whose maps make the winner win, and answers of every kind, each within its 24 hours', async () => {
    const rows = await database.db
      .selectFrom('matches as m')
      .innerJoin('match_answers as a', 'a.match_id', 'm.id')
      .select(['m.mapas', 'm.fecha', 'm.jugada', 'a.estado', 'a.fecha as answered', 'a.hasta'])
      .execute()
    expect(new Set(rows.map(({ estado }) => estado))).toEqual(
      new Set(['pendiente', 'confirmada', 'rechazada', 'vencida']),
    )
    for (const { mapas, fecha, jugada, answered, hasta } of rows) {
      expect(winnerWon(presentMaps(mapas))).toBe(true)
      expect((jugada ?? '') <= fecha && (answered === null || (answered > fecha && answered <= hasta))).toBe(true)
    }
  })

  it('has the final table of the archived etapa, as a replay gives it', async () => {
    const over = (await etapas()).filter((etapa) => !etapa.activo)
    expect(over).toHaveLength(1)
    for (const etapa of over) {
      const final = await finalStandings(database.db, etapa.id)
      expect(final?.fecha).toBe(etapa.archived_at)
      expect(final?.clanes).toEqual(await clanesOfEtapa(database.db, etapa.id))
      const { last } = await database.db
        .selectFrom('matches')
        .where('id_etapa', '=', etapa.id)
        .select((eb) => eb.fn.max('fecha').as('last'))
        .executeTakeFirstOrThrow()
      expect(last < (etapa.archived_at ?? '')).toBe(true)
    }
  })

  it('shows one standing ruling of each kind', async () => {
    const rulings = await database.db
      .selectFrom('rulings as r')
      .innerJoin('matches as m', 'm.id', 'r.match_id')
      .innerJoin('players as p', 'p.id', 'r.ruled_by')
      .select([
        'r.tipo',
        'r.seq',
        'r.id_clan',
        'r.created_at',
        'r.lifted_at',
        'm.fecha',
        'm.seq as match_seq',
        'm.id_clan_ganador',
        'p.rol',
      ])
      .orderBy('r.tipo')
      .execute()
    expect(rulings.map((ruling) => ruling.tipo)).toEqual(['anular', 'falso', 'trampa'])
    for (const ruling of rulings) {
      expect([ruling.lifted_at, ruling.rol]).toEqual([null, 2])
      expect(ruling.created_at > ruling.fecha && ruling.created_at < now.toISOString()).toBe(true)
      if (ruling.tipo === 'anular') expect(ruling.seq).toBeNull()
      else expect(ruling.seq).toBeGreaterThan(ruling.match_seq)
      expect(ruling.id_clan).toBe(ruling.tipo === 'trampa' ? ruling.id_clan_ganador : null)
    }
    const noted = await database.db
      .selectFrom('audit_log')
      .where('action', 'not like', 'anuncio.%')
      .where('action', 'not like', 'comentario.%')
      .select(['action', 'actor', 'target'])
      .orderBy('action')
      .execute()
    const done = [
      ['etapa.archivar', 'ElIntendente'],
      ['reclamo.descartar', 'Pitazo'],
      ...['anular', 'falso', 'trampa'].map((tipo) => [`reporte.${tipo}`, 'Pitazo']),
      ...['crear', 'crear', 'crear', 'iniciar', 'iniciar'].map((act) => [`torneo.${act}`, 'LaLlave']),
    ]
    expect(noted).toEqual(done.map(([action, actor]) => ({ action, actor, target: expect.any(String) })))
    expect(noted[0]?.target).toMatch(/^etapa \d+ \(.+ de .+\)$/)
  })

  it('has a torneo that is over, whose champion has its medal, and one being played, each with enough players of its clans', async () => {
    const { db } = database
    const torneos = await listTorneos(db, now.toISOString())
    expect(torneos.map(({ estado, campeon }) => [estado, campeon?.nombre ?? null])).toEqual([
      ['anunciado', null],
      ['en-juego', null],
      ['terminado', 'Los Halcones'],
    ])
    const medals = await db.selectFrom('medallas').where('tipo', '=', 'torneo').selectAll().execute()
    expect(medals.map(({ id_torneo, id_clan }) => [id_torneo, id_clan])).toEqual(
      torneos.flatMap(({ id, campeon }) => (campeon ? [[id, campeon.id_clan]] : [])),
    )
    for (const { id, estado, inicio, created_at } of torneos.filter(({ formato }) => formato !== null)) {
      expect(created_at < inicio && inicio < now.toISOString()).toBe(true)
      const page = await torneoPageOf(db, id, now.toISOString())
      expect(page?.inscritos.map(({ plantel }) => plantel.length >= 3)).toEqual(Array.from({ length: 8 }, () => true))
      const dates = (await actsOf(db, id)).map(({ act }) => act.fecha)
      expect(dates.every((fecha) => fecha >= inicio && fecha < now.toISOString())).toBe(true)
      const matches = page?.llave?.rondas.flatMap(({ partidas }) => partidas) ?? []
      expect(matches.some(({ estado: stands }) => stands === 'lista')).toBe(estado === 'en-juego')
      for (const { fecha } of matches) expect(fecha === null || fecha > now.toISOString()).toBe(true)
    }
  })

  it('has announcements by authorised staff, with comments, of which one reported and one hidden await a moderator', async () => {
    const { db } = database
    const { anuncios: cards } = await anuncioCards(db)
    const published = await db
      .selectFrom('anuncios as a')
      .innerJoin('players as p', 'p.id', 'a.id_creador')
      .select(['a.creador', 'a.created_at', 'p.rol', 'p.username', 'p.created_at as registered'])
      .execute()
    expect(published.length).toBeGreaterThanOrEqual(5)
    for (const { creador, username, rol, created_at, registered } of published) {
      expect([creador, [1, 4].includes(rol)]).toEqual([username, true])
      expect(registered < created_at && created_at < now.toISOString()).toBe(true)
    }
    expect(cards.map(({ created_at }) => created_at)).toEqual(
      published
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    )
    const said = await db
      .selectFrom('comments as c')
      .innerJoin('anuncios as a', 'a.id', 'c.id_anuncio')
      .innerJoin('players as p', 'p.id', 'c.id_creador')
      .select(['c.created_at', 'a.created_at as published', 'p.created_at as registered', 'p.validado'])
      .execute()
    expect(said.length).toBeGreaterThanOrEqual(20)
    for (const { created_at, published: announced, registered, validado } of said)
      expect([registered < created_at, announced < created_at, created_at < now.toISOString(), validado]).toEqual([
        true,
        true,
        true,
        1,
      ])
    const { comments: waiting } = await reportedComments(db)
    expect(waiting.map(({ oculto, denuncias }) => [oculto, denuncias.length])).toEqual([
      [true, 3],
      [false, 1],
    ])
    expect(waiting.flatMap(({ denuncias }) => denuncias).every(({ fecha }) => fecha < now.toISOString())).toBe(true)
    expect(await db.selectFrom('audit_log').where('action', '=', 'anuncio.crear').select('id').execute()).toHaveLength(
      published.length,
    )
  })

  it('counts as read what somebody wrote themselves', async () => {
    const unread = await database.db
      .selectFrom('comments as c')
      .innerJoin('foro_temas as t', 't.id', 'c.id_tema')
      .leftJoin('foro_lecturas as l', (join) =>
        join.onRef('l.id_tema', '=', 't.id').onRef('l.player_id', '=', 'c.id_creador'),
      )
      .where((eb) => eb.or([eb('l.hasta', 'is', null), eb('l.hasta', '<', eb.ref('c.id'))]))
      .select('t.titulo')
      .execute()
    expect(unread).toEqual([])
  })

  it('has logins for one person of each rol and for the ranks of a ranked clan, and no others', async () => {
    const withPassword = await database.db
      .selectFrom('players')
      .where('password_hash', 'is not', null)
      .selectAll()
      .execute()
    expect(withPassword.map((player) => player.username).toSorted()).toEqual(
      logins.map((login) => login.username).toSorted(),
    )
    for (const login of logins) {
      const player = withPassword.find((candidate) => candidate.username === login.username)
      expect(passwordError(login.password)).toBeNull()
      expect(player).toMatchObject({
        email: login.email,
        rol: login.rol,
        admin: login.rol < 5 ? 1 : 0,
        validado: 1,
        password_hash: await hashPassword(login.password),
      })
    }
    expect(new Set(logins.map((login) => login.rol))).toEqual(new Set([1, 2, 3, 4, 5]))

    const etapa = await flagship()
    const rangoIn = async (username: string) => {
      const rows = await database.db
        .selectFrom('memberships as m')
        .innerJoin('clans as c', 'c.id', 'm.id_clan')
        .innerJoin('players as p', 'p.id', 'm.player_id')
        .where('m.id_etapa', '=', etapa)
        .where('p.username', '=', username)
        .select(['c.nombre', 'm.rango'])
        .execute()
      return rows.map((row) => `${row.rango} ${row.nombre}`).join()
    }
    expect(await Promise.all(['Tatán', 'Chercán', 'Quiltro', 'Rucio_7', 'Loica', 'Recluta'].map(rangoIn))).toEqual([
      'Lider Los Halcones',
      'Co-Lider Los Halcones',
      'Capitán Los Halcones',
      'Miembro Los Halcones',
      'Lider Sin Retirada',
      '',
    ])
    const [ours, theirs] = [await clanNamed(etapa, 'Los Halcones'), await clanNamed(etapa, 'Sin Retirada')]
    expect(ours.ranking_actual).toBeGreaterThan(0)
    expect(theirs.ranking_actual).toBeGreaterThan(ours.ranking_actual ?? 0) // so that a loss against them changes places
  })

  it('does not change a database that has players', async () => {
    expect(await seedDemo(database, { now, hashPassword, loopback: true })).toEqual({ logins: [] })
    expect(await count('players')).toBe(400)
  })
})

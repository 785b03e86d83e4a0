import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Match } from '@trinchera/contract/ladder'
import type { Rango } from '@trinchera/rules/permissions'
import { testDialects } from '@trinchera/db/testing'
import { next, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

describe.each(testDialects)('reporting a loss on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
  })
  afterAll(() => site.stop())

  const letters = 'ABCDEFGHJKMN'
  let count = 0
  const someone = () =>
    site.player(
      `Quiltro ${letters[count++ % 12]}${letters[Math.floor(count / 12) % 12]}${letters[Math.floor(count / 144) % 12]}`,
    )

  interface Side {
    id: number
    leader: TestPlayer
  }
  interface Ladder {
    etapa: number
    juego: number
    winner: Side
    loser: Side
  }

  async function newLadder(): Promise<Ladder> {
    const juego = (
      await admin.api.createJuego({
        body: { nombre: `Juego ${letters[count++ % 12]}${letters[Math.floor(count / 12) % 12]}` },
      })
    ).data.id
    const etapa = (
      await admin.api.createEtapa({ body: { nombre: 'Etapa', id_juego: juego, activo: true, multijugador: true } })
    ).data.id
    const found = async (letter: string): Promise<Side> => {
      const leader = await someone()
      return {
        leader,
        id: (
          await leader.api.createClan({ body: { nombre: `Compañía ${letter}`, tag: `C${letter}`, id_etapa: etapa } })
        ).data.id,
      }
    }
    return { etapa, juego, winner: await found('A'), loser: await found('B') }
  }

  let ladder: Ladder
  beforeEach(async () => {
    ladder = await newLadder()
  })

  const bodyOf = ({ etapa, juego, winner, loser }: Ladder) => ({
    id_clan_ganador: winner.id,
    id_clan_perdedor: loser.id,
    id_etapa: etapa,
    id_juego: juego,
  })
  const report = async (by: TestPlayer, body: object = {}, key?: string) => {
    const headers = {
      authorization: `Bearer ${by.token}`,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    }
    const { status, json } = await site.call('POST', '/ladder', {
      headers,
      body: JSON.stringify({ ...bodyOf(ladder), ...body }),
    })
    return { status, data: json.data, message: json.message }
  }
  const stored = async () => {
    const matches = await site.database.db
      .selectFrom('matches')
      .where('id_etapa', '=', ladder.etapa)
      .select('id')
      .execute()
    const { seq } = await site.database.db
      .selectFrom('etapas')
      .where('id', '=', ladder.etapa)
      .select('seq')
      .executeTakeFirstOrThrow()
    expect(seq).toBe(matches.length)
    return matches.length
  }
  const join = async (clan: number, rango: Rango) => {
    const player = await someone()
    await site.database.db
      .insertInto('memberships')
      .values({
        id_clan: clan,
        player_id: player.id,
        id_etapa: ladder.etapa,
        rango,
        joined_at: site.clock.now.toISOString(),
      })
      .execute()
    return player
  }

  it('is stored with both rosters, and broadcast to the etapa', async () => {
    const mate = await join(ladder.loser.id, 'Miembro')
    const watcher = await site.socket()
    const received = next(watcher, 'match:reported')
    const { data } = await ladder.loser.leader.api.reportLoss({ body: { ...bodyOf(ladder), comentario: ' gg ' } })
    expect(data).toMatchObject({
      ganador: { id: ladder.winner.id, antes: null },
      perdedor: { id: ladder.loser.id },
      comentario: 'gg',
      reportado_por: ladder.loser.leader.username,
      ruling: null,
    })
    expect(await received).toEqual({ match: data })
    const roster = await site.database.db
      .selectFrom('match_roster')
      .where('match_id', '=', data.id)
      .select(['player_id', 'id_clan', 'rango'])
      .execute()
    expect(new Set(roster.map(({ player_id, id_clan, rango }) => `${player_id} ${id_clan} ${rango}`))).toEqual(
      new Set([
        `${ladder.winner.leader.id} ${ladder.winner.id} Lider`,
        `${ladder.loser.leader.id} ${ladder.loser.id} Lider`,
        `${mate.id} ${ladder.loser.id} Miembro`,
      ]),
    )
  })

  it.each([
    ['Co-Lider', 200],
    ['Capitán', 200],
    ['Miembro', 403],
  ] as const)('by a %s of the clan that lost: %i', async (rango, status) => {
    expect((await report(await join(ladder.loser.id, rango))).status).toBe(status)
    expect(await stored()).toBe(status === 200 ? 1 : 0)
  })

  it('is refused to the winner, to a stranger and to staff who play elsewhere', async () => {
    for (const by of [ladder.winner.leader, await someone(), admin]) expect((await report(by)).status).toBe(403)
    expect(await stored()).toBe(0)
  })

  it('is refused when the body contradicts the session', async () => {
    for (const wrong of [{ player: admin.id }, { player: { id: admin.id } }, { rango: 'Capitán' }])
      expect((await report(ladder.loser.leader, wrong)).status).toBe(403)
    expect((await report(ladder.loser.leader, { player: { id: ladder.loser.leader.id }, rango: 'Lider' })).status).toBe(
      200,
    )
  })

  it('is refused with the reason when invalid, and uses no seq of the log', async () => {
    const other = await newLadder()
    const codigo = (await site.visitor.getOpciones()).data.mapas.lista.find((map) => map.codigo)?.codigo ?? ''
    for (const [wrong, reason] of [
      [{ id_clan_ganador: ladder.loser.id }, /contra sí mismo/],
      [{ id_clan_ganador: other.winner.id }, /de esa etapa/],
      [{ id_clan_ganador: 999_999 }, /de esa etapa/],
      [{ id_etapa: other.etapa, id_juego: other.juego }, /de esa etapa/],
      [{ id_juego: other.juego }, /no es de ese juego/],
      [{ id_etapa: 999_999 }, /etapa no existe/],
      [{ mapas: [{ codigo, rondas_ganador: 2, rondas_perdedor: 7 }] }, /no ganó el clan ganador/],
      [{ jugada: new Date(site.clock.now.getTime() + 60_000).toISOString() }, /en el futuro/],
    ] as const) {
      const { status, message } = await report(ladder.loser.leader, wrong)
      expect([status, message]).toEqual([400, expect.stringMatching(reason)])
    }
    await admin.api.updateEtapa({ params: { id: ladder.etapa }, body: { activo: false } })
    expect(await report(ladder.loser.leader)).toMatchObject({ status: 400, message: 'La etapa no está activa' })
    expect(await stored()).toBe(0)
  })

  it('is refused for a deleted clan, on either side', async () => {
    const remove = (id: number) =>
      site.database.db
        .updateTable('clans')
        .set({ deleted_at: site.clock.now.toISOString() })
        .where('id', '=', id)
        .execute()
    await remove(ladder.winner.id)
    expect((await report(ladder.loser.leader)).status).toBe(400)
    await remove(ladder.loser.id)
    expect((await report(ladder.loser.leader)).status).toBe(403)
  })

  describe('without a key', () => {
    it('counts again after a minute, and not earlier', async () => {
      const begin = site.clock.now
      expect((await report(ladder.loser.leader)).status).toBe(200)
      site.clock.now = new Date(begin.getTime() + 59_000)
      expect((await report(ladder.loser.leader)).status).toBe(400)
      site.clock.now = new Date(begin.getTime() + 60_000)
      expect((await report(ladder.loser.leader)).status).toBe(200)
      site.clock.now = begin
    })

    it('counts once when sent many times at once', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => report(ladder.loser.leader)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
      expect(await stored()).toBe(1)
    })
  })

  describe('with a key', () => {
    it('answers a retry like the first time, even when the etapa was closed since', async () => {
      const first = await report(ladder.loser.leader, {}, 'una')
      await admin.api.updateEtapa({ params: { id: ladder.etapa }, body: { activo: false } })
      expect(await report(ladder.loser.leader, {}, 'una')).toEqual(first)
      expect((await report(ladder.loser.leader, {}, 'otra')).status).toBe(400)
      expect(await stored()).toBe(1)
    })

    it("is refused with another body, and is another player's own", async () => {
      await report(ladder.loser.leader, {}, 'una')
      expect((await report(ladder.loser.leader, { comentario: 'otra cosa' }, 'una')).status).toBe(409)
      expect(
        (
          await report(
            ladder.winner.leader,
            { id_clan_ganador: ladder.loser.id, id_clan_perdedor: ladder.winner.id },
            'una',
          )
        ).status,
      ).toBe(200)
      expect(await stored()).toBe(2)
    })

    it('counts one of two bodies sent at once, and gives every copy of that one the same answer', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, i) => report(ladder.loser.leader, { comentario: `versión ${i % 2}` }, 'una')),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(200), ...Array(6).fill(409)])
      expect(new Set(answers.filter(({ status }) => status === 200).map(({ data }) => JSON.stringify(data))).size).toBe(
        1,
      )
      expect(await stored()).toBe(1)
    })

    it('answers as before where the reply was stored before matches had maps, an hour and an answer', async () => {
      const first = await ladder.loser.leader.api.reportLoss({
        body: bodyOf(ladder),
        headers: { 'idempotency-key': 'una' },
      })
      const { jugada: _jugada, mapas: _mapas, id_reto: _reto, respuesta: _respuesta, ...old } = first.data
      await site.database.db
        .updateTable('idempotency_keys')
        .set({ reply: JSON.stringify(old) })
        .where('player_id', '=', ladder.loser.leader.id)
        .execute()
      const { status, data } = await report(ladder.loser.leader, {}, 'una')
      expect([status, data]).toEqual([200, { ...old, jugada: old.fecha, mapas: [], id_reto: null, respuesta: null }])
    })

    it('can be reused after a refusal, and is valid for a day', async () => {
      const begin = site.clock.now
      await admin.api.updateEtapa({ params: { id: ladder.etapa }, body: { activo: false } })
      expect((await report(ladder.loser.leader, {}, 'una')).status).toBe(400)
      await admin.api.updateEtapa({ params: { id: ladder.etapa }, body: { activo: true } })
      const ids: Match['id'][] = []
      for (const hours of [0, 23, 25]) {
        site.clock.now = new Date(begin.getTime() + hours * 3_600_000)
        const { data } = await ladder.loser.leader.api.reportLoss({
          body: bodyOf(ladder),
          headers: { 'idempotency-key': 'una' },
        })
        ids.push(data.id)
      }
      site.clock.now = begin
      expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false])
    })

    it('of more than 200 characters is refused', async () => {
      expect((await report(ladder.loser.leader, {}, 'k'.repeat(201))).status).toBe(400)
    })
  })

  it('is the last match also where the clock was ahead when the one before was reported, and is set back', async () => {
    const { now } = site.clock
    site.clock.now = new Date(now.getTime() + 2 * 3_600_000)
    await report(ladder.loser.leader)
    site.clock.now = now
    const [winner, loser] = [ladder.loser, ladder.winner]
    await report(loser.leader, { id_clan_ganador: winner.id, id_clan_perdedor: loser.id })
    const { data } = await site.visitor.listLastMatches({ query: { etapa: ladder.etapa } })
    expect(data.map(({ perdedor }) => perdedor.id)).toEqual([loser.id, ladder.loser.id])
  })
})

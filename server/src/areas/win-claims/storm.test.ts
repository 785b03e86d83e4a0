import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { createRandom } from '@trinchera/db/seed/random'
import { testDialects } from '@trinchera/db/testing'
import { type TestApp, type TestPlayer } from '../../../testing/app'
import { codeOf, evidenceFiles, evidenceRows, openCase, picture } from '../../../testing/disputes'
import { memberOf, playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'

const letters = 'ABCDE'
const calls = 200
const seed = process.env.STORM_SEED ?? String(Math.floor(Math.random() * 2 ** 31))

/** Statuses that a call may have: success or a refusal by a rule. */
const clear = [200, 201, 400, 403, 404, 409]

describe.each(testDialects)(`${calls} calls at once on %s, from STORM_SEED=${seed}`, (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  let etapa: PlayedEtapa
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
    etapa = await playedEtapa(site, admin, letters)
  })
  afterAll(() => site.stop())

  it('answers, claims, rulings, evidence and wins not reported leave one consistent etapa', async () => {
    const { pick } = createRandom(seed)
    const captains = new Map<string, TestPlayer>()
    for (const letter of letters) captains.set(letter, await memberOf(site, etapa, letter, 'Capitán'))
    const someoneOf = (letter: string) => pick([etapa.clan(letter).leader, captains.get(letter) ?? admin])
    const anyone = () => someoneOf(pick([...letters]))
    const pairs = [...letters].flatMap((one) => [...letters].filter((two) => two !== one).map((two) => one + two))

    const matches: number[] = []
    for (const pair of ['AB', 'BC', 'CA', 'DE', 'AD', 'EB', 'CD', 'DA']) matches.push(await etapa.report(pair))
    const cases = [
      await openCase(site, etapa, 'AB'),
      await openCase(site, etapa, 'CD'),
      await openCase(site, etapa, 'EA'),
    ]
    for (const { id, perdedor } of cases.slice(1)) {
      const loser = [...letters].find((letter) => etapa.clan(letter).id === perdedor.id) ?? ''
      await etapa.clan(loser).leader.api.answerVictoria({
        params: { id },
        body: { respuesta: 'disputar', texto: 'Ganamos nosotros' },
      })
    }
    const pictures = await Promise.all(Array.from({ length: 12 }, (_, index) => picture(`${seed} ${index}`)))
    const match = () => ({ params: { id: pick(matches) } })
    const winClaim = () => ({ params: { id: pick(cases).id } })
    const motivo = 'Se revisó'

    const kinds: readonly (() => Promise<{ code: number }>)[] = [
      () => etapa.report(pick(pairs)).then(() => ({ code: 200 })),
      () => anyone().api.answerMatch({ ...match(), body: { respuesta: 'confirmar' } }),
      () =>
        anyone().api.answerMatch({ ...match(), body: { respuesta: 'rechazar', tipo: 'falso', texto: 'No fue así' } }),
      () => anyone().api.claimMatch({ ...match(), body: { tipo: 'otro', texto: 'Revisen' } }),
      () =>
        pick([admin, moderator]).api.ruleMatch({
          ...match(),
          body: { tipo: pick(['anular', 'falso', 'restituir']), motivo },
        }),
      () => anyone().api.addEvidencia({ ...match(), body: { imagen: pick(pictures), texto: '' } }),
      () => anyone().api.addEvidencia({ ...match(), body: { imagen: pick(pictures), texto: '' } }),
      async () => {
        const who = anyone()
        const { id } = match().params
        const { data } = await who.api.listEvidencias({ params: { id } })
        return who.api.deleteEvidencia({ params: { id, idEvidencia: data[0]?.id ?? 999_999 } })
      },
      () => {
        const pair = pick(pairs)
        return openCase(site, etapa, pair, { by: someoneOf(pair.charAt(0)) }).then(() => ({ code: 201 }))
      },
      () => anyone().api.answerVictoria({ ...winClaim(), body: { respuesta: 'reconocer' } }),
      () => anyone().api.answerVictoria({ ...winClaim(), body: { respuesta: 'disputar', texto: 'No' } }),
      () => anyone().api.voteVictoria({ ...winClaim(), body: { voto: pick(['si', 'no']) } }),
      () => moderator.api.settleVictoria({ ...winClaim(), body: { tipo: pick(['acreditar', 'rechazar']), motivo } }),
    ]
    const fold = () => site.database.transaction((trx) => foldEtapa(trx, etapa.id, site.clock.now.toISOString()))
    const answers = await Promise.all(
      Array.from({ length: calls }, async (_, index) => {
        const code = await codeOf(pick(kinds)())
        if (index % 20 === 0) await fold()
        return code
      }),
    )
    expect(answers.filter((code) => !clear.includes(code))).toEqual([])
    expect(answers.filter((code) => code < 300).length).toBeGreaterThan(calls / 10)

    await fold()
    expect((await admin.api.recalculateEtapa({ params: { id: etapa.id } })).data.cambios).toBe(0)
    expect(evidenceFiles(site)).toEqual(await evidenceRows(site))

    const { db } = site.database
    const rows = await db.selectFrom('matches').selectAll().orderBy('seq').execute()
    const answered = await db.selectFrom('match_answers').selectAll().execute()
    expect(answered.map(({ match_id }) => match_id).toSorted((a, b) => a - b)).toEqual(
      rows.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    const listed = (await admin.api.listAdminVictorias()).data
    const entered = new Set<number>()
    const open = new Set<string>()
    for (const { estado, id_match, ganador, perdedor, fallo, respuesta } of listed) {
      const counts = estado === 'reconocida' || estado === 'acreditada'
      expect([estado, id_match !== null]).toEqual([estado, counts])
      expect([estado, fallo !== null]).toEqual([estado, estado === 'acreditada' || estado === 'rechazada'])
      expect([estado, respuesta !== null]).toEqual([estado, estado !== 'abierta'])
      if (id_match !== null) {
        expect(rows.find(({ id }) => id === id_match)).toMatchObject({
          id_clan_ganador: ganador.id,
          id_clan_perdedor: perdedor.id,
        })
        expect(entered.has(id_match)).toBe(false)
        entered.add(id_match)
      } else if (estado !== 'rechazada') {
        const pair = [ganador.id, perdedor.id].toSorted((a, b) => a - b).join(' ')
        expect(open.has(pair)).toBe(false)
        open.add(pair)
      }
    }
    const sides = await db
      .selectFrom('evidencias')
      .where('id_match', 'is not', null)
      .groupBy(['id_match', 'id_clan'])
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .execute()
    expect(sides.filter(({ count }) => count > 8)).toEqual([])
  }, 120_000)
})

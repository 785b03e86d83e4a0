import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { foldMedals } from '@trinchera/db/fold-medals'
import { storeLinaje } from '@trinchera/db/queries/palmares/linaje-page'
import { medalsOfClan, medalsOfPlayer } from '@trinchera/db/queries/palmares/medals'
import { prepareMedals, type TellMedals } from '@trinchera/db/replay-medals'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { tellMedals } from '@trinchera/effects/medallas'
import { awarding, playTimes } from '../../testing/awarding'
import { season, type Season } from '../../testing/season'
import { reconcilerAt } from '../../testing/reconciler'
import { awardMedals } from './award-medals'
import { recalculateEtapa } from './recalculate-etapa'

const summer = new Date('2025-01-05T15:00:00.000Z')

describe.each(testDialects)('medals of an etapa on %s', (dialect) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase(dialect)
  })
  afterEach(() => database.drop())

  const { award, medals, told } = awarding(() => database)

  it('are given with the match that earns them, told once to who was in it, and emitted', async () => {
    const etapa = await season(database, 'ab', summer)
    await playTimes(etapa, 9, 'ab')
    await award(etapa)
    expect(await medals(etapa, 'a')).toEqual(['fundador'])
    expect(await told(etapa, 'a')).toEqual([])
    const tenth = await etapa.play('ab')
    const [event] = await award(etapa)
    expect(event).toMatchObject({
      to: [`clan:${etapa.clan('a').id}`, 'publico', `jugador:${etapa.clan('a').lider}`],
      payload: {
        medalla: { tipo: 'racha-10', partida: tenth, vigente: true, texto: expect.stringContaining('Clan b') },
      },
    })
    expect(await told(etapa, 'a')).toEqual([
      'Clan a ganó una medalla, Racha de 10. Ganó 10 seguidas en Etapa de Juego 0; la última, contra Clan b.',
    ])
    expect(await told(etapa, 'b')).toEqual([])
    expect(await award(etapa)).toEqual([])
    expect((await medalsOfPlayer(database.db, etapa.clan('a').lider)).map(({ tipo }) => tipo)).toEqual([
      'racha-10',
      'fundador',
    ])
  })

  it('two workers at once tell a medal once, and a transaction that fails tells nothing', async () => {
    const etapa = await season(database, 'ab', summer)
    await playTimes(etapa, 10, 'ab')
    const { context } = reconcilerAt(etapa.now(), database)
    await recalculateEtapa({ etapa: etapa.id }, context)
    // The clock returns an invalid date after the medals are stored, so that notifying them fails.
    const clock = [etapa.now()]
    const failing = { ...context, now: () => clock.pop() ?? new Date(Number.NaN) }
    await expect(awardMedals({ etapa: etapa.id }, failing)).rejects.toThrow(RangeError)
    expect(await medals(etapa, 'a')).toEqual([])
    await Promise.all([1, 2].map(() => awardMedals({ etapa: etapa.id }, context)))
    expect(await medals(etapa, 'a')).toEqual(['racha-10', 'fundador'])
    expect(await told(etapa, 'a')).toHaveLength(1)
  })

  it('a ruling takes one back and tells it once; lifted, it is given and told again', async () => {
    const etapa = await season(database, 'ab', summer)
    const matches = await playTimes(etapa, 10, 'ab')
    await award(etapa)
    await etapa.rule(matches[9] ?? 0, 'anular')
    expect(await award(etapa)).toMatchObject([{ payload: { medalla: { tipo: 'racha-10', vigente: false } } }])
    expect(await medals(etapa, 'a')).toEqual(['fundador'])
    await award(etapa)
    const lost = 'Clan a ya no tiene la medalla Racha de 10 de Etapa de Juego 0. Ya no se cumple lo que la daba.'
    expect((await told(etapa, 'a')).slice(1)).toEqual([lost])
    await etapa.reinstate(matches[9] ?? 0)
    await award(etapa)
    expect(await medals(etapa, 'a')).toEqual(['racha-10', 'fundador'])
    expect(await told(etapa, 'a')).toHaveLength(3)
  })

  it('a streak that a ruling moves to another match is neither lost nor won', async () => {
    const etapa = await season(database, 'ab', summer)
    const matches = await playTimes(etapa, 11, 'ab')
    await award(etapa)
    await etapa.rule(matches[2] ?? 0, 'anular')
    await award(etapa)
    expect((await medalsOfClan(database.db, etapa.clan('a').id))[0]).toMatchObject({ partida: matches[10] })
    expect(await told(etapa, 'a')).toHaveLength(1)
  })

  it('a cheater’s clan has what the corrected result gives', async () => {
    const etapa = await season(database, 'ab', summer)
    const matches = await playTimes(etapa, 10, 'ab')
    await etapa.rule(matches[9] ?? 0, 'trampa', 'a')
    await award(etapa)
    expect(await medals(etapa, 'a')).toEqual(['fundador'])
    expect(await medals(etapa, 'b')).toEqual(['fundador'])
  })

  it('those of an etapa from before there were medals are told to nobody', async () => {
    const etapa = await season(database, 'ab', summer)
    await playTimes(etapa, 10, 'ab')
    await database.db
      .insertInto('medalla_avances')
      .values({ id_etapa: etapa.id, seq: 0, revision: -1, mes: '', entradas: 0 })
      .execute()
    expect(await award(etapa)).toEqual([])
    expect(await medals(etapa, 'a')).toEqual(['racha-10', 'fundador'])
    expect(await told(etapa, 'a')).toEqual([])
    await playTimes(etapa, 10, 'ab')
    await award(etapa)
    expect(await told(etapa, 'a')).toHaveLength(1)
  })

  it('a replay that is killed between two of its parts tells each medal once, and one that a report overtakes misses none', async () => {
    const etapa = await season(database, 'abc', summer)
    const matches = [...(await playTimes(etapa, 11, 'ab')), ...(await playTimes(etapa, 11, 'bc'))]
    await award(etapa)
    await etapa.rule(matches[9] ?? 0, 'anular')
    await etapa.rule(matches[20] ?? 0, 'trampa', 'b')
    const { context } = reconcilerAt(etapa.now(), database)
    await recalculateEtapa({ etapa: etapa.id }, context)
    let parts = 0
    const tell: TellMedals = async (trx, onCommit, changes) => {
      if (++parts === 2) throw new Error('killed')
      await tellMedals(trx, onCommit, context, changes)
    }
    const inSmallParts = () => prepareMedals(database, etapa.id, etapa.now(), tell, { size: 1 })
    await expect(inSmallParts()).rejects.toThrow('killed')
    const prepared = await inSmallParts()
    expect(parts).toBeGreaterThan(2)
    await etapa.play('ca')
    await recalculateEtapa({ etapa: etapa.id }, context)
    await database.transaction(async (trx, onCommit) => {
      const folded = await foldMedals(trx, etapa.id, etapa.now(), prepared)
      if (folded) await tellMedals(trx, onCommit, context, folded)
    })
    const all = () =>
      database.db
        .selectFrom('medallas')
        .where('vigente', '=', 1)
        .orderBy('clave')
        .select(['clave', 'id_match'])
        .execute()
    const stored = await all()
    expect(await medals(etapa, 'c')).toContain('fundador')
    expect((await told(etapa, 'b')).filter((text) => text.includes('ya no tiene'))).toHaveLength(1)
    await database.db.updateTable('medalla_avances').set({ revision: -2 }).where('id_etapa', '=', etapa.id).execute()
    expect(await award(etapa)).toEqual([])
    expect(await all()).toEqual(stored)
  })

  it('etapas of one line folded at the same moment count each other', async () => {
    const etapas: Season[] = []
    for (const days of [0, 1, 2])
      etapas.push(await season(database, 'ab', new Date(summer.getTime() + days * 86_400_000)))
    for (const [index, etapa] of etapas.entries()) {
      await etapa.play('ab')
      await recalculateEtapa({ etapa: etapa.id }, reconcilerAt(etapa.now(), database).context)
      const before = etapas[index - 1]
      if (before)
        await storeLinaje(database.db, {
          id_clan: etapa.clan('a').id,
          id_anterior: before.clan('a').id,
          player_id: etapa.clan('a').lider,
          fecha: etapa.now().toISOString(),
        })
    }
    await Promise.all(etapas.map(({ id: etapa, now }) => awardMedals({ etapa }, reconcilerAt(now(), database).context)))
    const held = await Promise.all(etapas.map((etapa) => medals(etapa, 'a')))
    expect(held).toEqual([['fundador'], ['fundador'], ['etapas-3', 'fundador']])
  })

  it('whatever is reported, ruled and reinstated, step by step gives what the replay gives', async () => {
    const step = fc.record({
      act: fc.constantFrom('play', 'play', 'play', 'play', 'play', 'play', 'anular', 'falso', 'trampa', 'reinstate'),
      winner: fc.constantFrom('a', 'a', 'a', 'b', 'c'),
      match: fc.nat(100),
      wait: fc.constantFrom(1, 1, 1, 1, 24 * 20),
      fold: fc.boolean(),
    })
    const standing = (etapa: Season) =>
      database.db
        .selectFrom('medallas')
        .where('id_etapa', '=', etapa.id)
        .where('vigente', '=', 1)
        .orderBy('clave')
        .select(['clave', 'id_match', 'fecha', 'valor'])
        .execute()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        const etapa = await season(database, 'abc', summer)
        const matches: number[] = []
        const ruled = new Set<number>()
        for (const { act, winner, match, wait, fold } of steps) {
          const id = matches[match % Math.max(1, matches.length)] ?? 0
          if (act === 'play') matches.push(await etapa.play(winner + (winner === 'c' ? 'a' : 'c'), wait))
          else if (id && act === 'reinstate' && ruled.delete(id)) await etapa.reinstate(id)
          else if (id && act !== 'reinstate' && !ruled.has(id)) {
            ruled.add(id)
            if (act === 'trampa') await etapa.rule(id, 'trampa', 'c')
            else await etapa.rule(id, act)
          }
          if (fold) await award(etapa)
        }
        await award(etapa)
        const stepwise = await standing(etapa)
        await database.db
          .updateTable('medalla_avances')
          .set({ revision: -2 })
          .where('id_etapa', '=', etapa.id)
          .execute()
        expect(await award(etapa)).toEqual([])
        expect(await standing(etapa)).toEqual(stepwise)
      }),
      { numRuns: 12 },
    )
  }, 60_000)
})

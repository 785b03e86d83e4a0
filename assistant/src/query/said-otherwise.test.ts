import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { pendingWork } from '@trinchera/db/queries/admin/pending'
import { describe, expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'
import { now } from '../../testing/questions/world'
import { counts, sideOf } from '../answers/which'

// What people ask in other words than usual: places, orders and times as they are typed on a phone.

const world = inWorld()
const plain = (text: string) => text.replace(/\]\([^)]*\)/g, '').replace(/[[*\]\u200B]/g, '')
const playerOf = async (name: string) =>
  [...(await world.assistant.site()).community.playerById.values()].find(({ nombre }) => nombre === name)?.id ?? null
async function asked(text: string, as: string | null = null): Promise<string> {
  let conversacion: string | null = null
  let response = ''
  for (const question of text.split(' → ')) {
    const answer = await world.assistant.ask(question, conversacion, as === null ? null : await playerOf(as))
    conversacion = answer.conversacion
    response = plain(answer.response)
  }
  return response
}
const table = async (etapa: number) =>
  (await clanesOfEtapa(world.database.db, etapa))
    .filter(({ ranking_actual }) => ranking_actual > 0)
    .sort((a, b) => a.ranking_actual - b.ranking_actual)
const [allied, spearhead, breakthrough] = [2, 3, 4] as const

describe('a place', () => {
  it.each([
    ['quien va 3ero en allied assault etapa ii', 3],
    ['quien va 3ro en la etapa ii de alied', 3],
    ['quien esta 14avo en la etapa ii de allied', 14],
    ['que clan va 2do en la etapa ii', 2],
    ['puesto tres en la etapa ii', 3],
    ['el tercero de la etapa ii', 3],
    ['quien va decimotercero en la etapa ii', 13],
  ])('however it is typed: %s', async (question, place) => {
    expect(await asked(question)).toContain((await table(allied))[place - 1]?.nombre)
  })
  it('that cannot be read is not taken for the first', async () => {
    const text = await asked('quien va 3xyz en la etapa ii de allied')
    expect(text).toContain('3xyz')
    expect(text).not.toContain((await table(allied))[0]?.nombre)
  })
  it.each([
    'ql es el clan ultimo en breaktrough',
    'cual es el clan ultimo en breakthrough',
    'clan ultimo en brekthrough',
    'quien va ultimo en breaktrough',
  ])('at the end of a table: %s', async (question) => {
    expect(await asked(question)).toContain((await table(breakthrough)).at(-1)?.nombre)
  })
})

describe('an order', () => {
  it.each([
    ['clanes de breakthrough ordenados por victorias de mas a menos', 1],
    ['clanes de breakthrough ordenados por victorias', 1],
    ['clanes de breakthrough por victorias de mayor a menor', 1],
    ['clanes de breakthrough ordenados de menor a mayor por victorias', -1],
    ['ordename los clanes de breakthrough de menos a mas victorias', -1],
  ])('is the one that is said, of the whole of a short table: %s', async (question, sign) => {
    const wanted = (await clanesOfEtapa(world.database.db, breakthrough)).sort(
      (a, b) => sign * (b.triunfos - a.triunfos),
    )
    const text = await asked(question)
    expect(text).toMatch(new RegExp(`1\\. ${wanted[0]?.nombre}`))
    for (const { nombre } of wanted) expect(text).toContain(nombre)
  })
  it.each([
    'clanes de spearhead que tengan mas derrotas que victorias',
    'que clanes de spearhead han perdido mas de lo que han ganado',
    'clanes de spearhead con menos victorias que derrotas',
    'clanes de spearhead con saldo negativo',
  ])('compares two columns: %s', async (question) => {
    const text = await asked(question)
    const all = await clanesOfEtapa(world.database.db, spearhead)
    const losing = all.filter(({ triunfos, derrotas }) => derrotas > triunfos)
    expect(losing.length).toBeGreaterThan(0)
    expect(all.filter(({ nombre }) => text.includes(nombre)).map(({ id }) => id)).toEqual(losing.map(({ id }) => id))
  })
  it('of streaks has all that are so long', async () => {
    const text = await asked('que clanes llevan una racha de 3 o mas derrotas seguidas ahora')
    const losing = (await clanesOfEtapa(world.database.db, allied)).filter(({ racha_actual }) => racha_actual <= -3)
    expect(losing.every(({ nombre }) => text.includes(nombre))).toBe(true)
  })
})

describe('a time', () => {
  const inMonth = async (name: string, month: string) => {
    const clan = (await table(allied)).find(({ nombre }) => nombre === name)
    const { matches } = await clanMatches(world.database.db, clan?.id ?? 0)
    const played = matches.filter((match) => counts(match) && match.fecha.startsWith(month))
    const won = played.filter((match) => sideOf(match, clan?.id ?? 0).won).length
    return { won, lost: played.length - won }
  }
  it.each([
    'que hizo puelche en enero',
    'que hicieron los de puelche en enero',
    'puelche → y en enero',
    'como va puelche → cuantas ganaron en enero',
  ])('is never left out: %s', async (question) => {
    const { won } = await inMonth('Puelche', '2026-01')
    const text = await asked(question)
    expect(text).toContain('en enero')
    expect(text).toContain(`${won} victoria`)
  })
  it('of every week is no single day', async () => {
    expect(await asked('quien jugo los viernes')).toContain('los viernes')
    expect(await asked('como le va a puelche los martes')).toContain('los martes')
  })
  it('of one half of a sentence is of that half alone', async () => {
    const clan = (await table(breakthrough)).find(({ nombre }) => nombre === 'Viento Blanco')
    const text = await asked('cuantas partidas lleva viento blanco y cuantas perdio este mes')
    expect(text).toContain(String((clan?.triunfos ?? 0) + (clan?.derrotas ?? 0)))
    expect(text).toContain('este mes')
  })
})

it.each(['halcones contra vieja guardia quien a ganado mas', 'quien ha ganado mas entre halcones y vieja guardia'])(
  'two clans are told by their matches in every etapa: %s',
  async (question) => {
    const text = await asked(question)
    expect(text).toMatch(/^Los Halcones y Vieja Guardia/)
    expect(text).toContain('Etapa II de Allied Assault')
    expect(text).toContain('Etapa I de Allied Assault')
  },
)

it('names those who fall behind a winner', async () => {
  const clans = await table(breakthrough)
  const [second, last] = [clans[1], clans.at(-1)]
  const text = await asked(`si ${last?.nombre} le gana a ${second?.nombre} en breakthrough quien baja`)
  for (const { nombre } of clans.slice(Math.ceil((clans.length + 2) / 2), -1)) expect(text).toContain(`${nombre} (al`)
})

it('says that nobody knows who will win, and how it stands', async () => {
  const [first] = await table(allied)
  for (const question of [
    'quien va a ganar la etapa ii?',
    'quien saldra campeon en la etapa ii de allied',
    'quien crees que gana la etapa ii',
  ]) {
    const text = await asked(question)
    expect(text).toContain('nadie lo puede saber')
    expect(text).toContain(first?.nombre)
  }
})

describe('what waits for the moderators', () => {
  it.each(['hay reclamos esperando decision?', 'cuantos reclamos hay por resolver', 'hay reclamos pendientes'])(
    'is counted for them alone: %s',
    async (question) => {
      const { reclamos } = await pendingWork(world.database.db, now)
      expect(await asked(question, 'Pitazo')).toContain(String(reclamos))
      expect(await asked(question, 'Tatán')).toContain('solo lo ve la moderación')
      expect(await asked(question)).toContain('solo lo ve la moderación')
    },
  )
})

describe('two questions of one sentence', () => {
  it.each([
    ['se puede usar rocket y cuantos mapas se juegan', /rocket/i, /2 mapas/],
    ['como me hago una cuenta y despues como entro a un clan', /Registro/, /Pedir entrar|invitación/],
  ])('are both answered: %s', async (question, first, second) => {
    const text = await asked(question)
    expect(text).toMatch(first)
    expect(text).toMatch(second)
  })
})

it.each([
  ['a q hora apagan los servers de liga y que dia', '03:00'],
  ['a que hora se caen los servidores de liga', '03:00'],
  ['cuando es el torneo de francos', '22:00'],
])('quotes the sentence that holds the detail: %s', async (question, detail) => {
  expect(await asked(question)).toContain(detail)
})

it('counts a percentage, and who has not played for longest', async () => {
  expect(await asked('como se calcula el porcentaje')).toContain('divididas por las partidas jugadas')
  expect(await asked('quien no juega hace mas tiempo en la etapa ii')).toContain('última vez')
})

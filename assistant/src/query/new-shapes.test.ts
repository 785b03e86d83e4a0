import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { playerRecords } from '@trinchera/db/queries/ladder/tops'
import { fromChileLocal, shiftDay, toChileLocal } from '@trinchera/rules/chile-time'
import { describe, expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'
import { gameHost, now } from '../../testing/questions/world'
import { Assistant } from '../assistant'
import { counts, sideOf } from '../answers/which'

// Pairs, ranges of places, lists whole, time at a place, and what whoever asks wants to know of themselves.

const world = inWorld()
const etapa = 2
const plain = (text: string) => text.replace(/\]\([^)]*\)/g, '').replace(/[[*\]\u200B]/g, '')
const playerOf = async (name: string) =>
  [...(await world.assistant.site()).community.playerById.values()].find(({ nombre }) => nombre === name)?.id ?? null
async function asked(text: string, as: string | null = null): Promise<string> {
  return plain((await world.assistant.ask(text, null, as === null ? null : await playerOf(as))).response)
}
const clans = () => clanesOfEtapa(world.database.db, etapa)
const clan = async (name: string) => {
  const found = (await clans()).find(({ nombre }) => nombre === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
async function between(one: string, two: string): Promise<[won: number, lost: number]> {
  const { matches } = await clanMatches(world.database.db, (await clan(one)).id)
  const met = matches
    .filter(counts)
    .map((match) => sideOf(match, match.ganador.nombre === one ? match.ganador.id : match.perdedor.id))
    .filter(({ rival }) => rival.nombre === two)
  const won = met.filter((match) => match.won).length
  return [won, met.length - won]
}

it.each([
  'puelche los halcones en la etapa 2',
  'puelche contra los halcones en la etapa 2',
  'puelche vs halcones en la etapa ii',
])('of a pair, only the etapa that is said: %s', async (question) => {
  const [won, lost] = await between('Puelche', 'Los Halcones')
  const text = await asked(question)
  expect(text).toContain(`Puelche ganó ${won} ve`)
  expect(text).toContain(`Los Halcones ${lost} ve`)
  expect(text).not.toContain('Etapa I de Allied Assault')
})

it('says whether one has ever beaten another', async () => {
  const [won, lost] = await between('Barricada', 'Los Halcones')
  const text = await asked('ha ganado alguna vez barricada a los halcones')
  expect(text).toMatch(won ? /^Sí: / : /^No: Barricada no ganó ninguna partida contra Los Halcones/)
  expect(text).toContain(`${lost}–${won}`)
})

it('counts a table whole, those who have not played too', async () => {
  const all = await clans()
  const text = await asked('ordename los clanes de allied por derrotas')
  expect(text).toContain(`de ${all.length})`)
  expect(text).toContain(`${all.length - 10} más`)
})

it('tells since when, and how often, a place was held', async () => {
  const first = (await clans()).find(({ ranking_actual }) => ranking_actual === 1)
  expect(await asked(`desde cuando ${first?.nombre} esta primero`)).toMatch(/lleg(?:ó|aron) al 1\.º .*ahí siguen?/)
  expect(await asked(`cuantas veces ha estado primero ${first?.nombre}`)).toMatch(/ahí siguen?[^]*\d+ ve(?:z|ces)/)
})

it('lists the streaks of many with their total', async () => {
  const losing = (await clans()).filter(({ racha_actual }) => racha_actual <= -2)
  expect(await asked('que clanes de la etapa 2 van perdiendo seguido ahora')).toContain(
    `${losing.length} clan${losing.length === 1 ? '' : 'es'} con al menos 2 derrotas seguidas`,
  )
})

describe('of whoever asks', () => {
  it('tells the place among players', async () => {
    const all = await playerRecords(world.database.db)
    const own = all.find(({ username }) => username === 'Tatán')
    const place = all.filter(({ victorias }) => victorias > (own?.victorias ?? 0)).length + 1
    expect(await asked('y yo en q lugar de los jugadores voy', 'Tatán')).toContain(`va ${place}.º de ${all.length}`)
  })

  it.each([
    ['a quien le tengo q ganar pa subir al 1', /^Los Halcones /],
    ['quien nos puede pasar', /^Los Halcones /],
    ['cual es nuestra racha', /^Los Halcones vienen/],
    ['como nos va contra puelche', /^Los Halcones y Puelche/],
    ['cuantos puestos subimos esta semana', /^Los Halcones (?:sub|baj|sig)/],
    ['cuantos somos en el clan', /^Estás en Los Halcones.* Son \d/],
  ])('%s', async (question, told) => {
    expect(await asked(question, 'Tatán')).toMatch(told)
  })

  it('asks who it is where nobody is known, and takes no instruction for such a question', async () => {
    expect(await asked('cual es nuestra racha')).not.toMatch(/^Los Halcones/)
    expect(await asked('que tengo que instalar para jugar')).not.toContain('No sé quién eres')
  })
})

it.each([['en q puesto va puelche y cuando es el ultimo anuncio', [/^Puelche va/, /El último anuncio/]]])(
  'answers both of two questions: %s',
  async (question, told) => {
    const text = await asked(question)
    for (const each of told) expect(text).toMatch(each)
  },
)

it.each([
  ['con que armas se juega el torneo relampago', /Springfield/],
  ['el torneo de francos cuenta para el ladder?', /va aparte del ladder/],
  ['que premio tiene el torneo relampago', /no lo dice/],
  ['cual fue el ultimo anuncio', /^El último anuncio es/],
  ['hubo partidas ayer', /^(?:Sí|No): /],
])('%s', async (question, told) => {
  expect(await asked(question)).toMatch(told)
})

it.each([
  ['who is in 3rd place in allied assault', /3rd/],
  ['which clans have more than 10 wins in allied assault', /clans with more than 10 wins/],
  ['what happens with a false report?', /both clans become unranked/],
  ['how do i leave my clan', /Dejar el clan/],
  ['what happens if 8th beats 5th', /#8 beats #5 → #6/],
  ['what was the last announcement', /^The latest/],
])('in English: %s', async (question, told) => {
  expect(await asked(question)).toMatch(told)
})

it('tells who climbed in the last seven days where the week has just begun', async () => {
  const today = toChileLocal(now).slice(0, 10)
  const toMonday = (8 - new Date(`${today}T12:00Z`).getUTCDay()) % 7 || 7
  const monday = new Date(fromChileLocal(`${shiftDay(today, { days: toMonday })}T00:30`) ?? now)
  const { database } = world
  const assistant = new Assistant({ database, now: () => monday, gameHost, siteName: 'Trinchera' })
  const { response } = await assistant.ask('quién subió más puestos esta semana en la etapa ii de allied', null, null)
  expect(plain(response)).toMatch(/^Esta semana nadie se ha movido todavía\.\n.*(?:mayor subida|Nadie)/)
})

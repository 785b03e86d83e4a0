import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { clanMatches, playerRecords } from '@trinchera/db/queries/ladder/tops'
import { toChileLocal } from '@trinchera/rules/chile-time'
import { formatDate, formatDateTime } from '@trinchera/rules/presentation'
import { expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'
import { now } from '../../testing/questions/world'
import { counts, sideOf } from '../answers/which'

const world = inWorld()
const { asked } = world
const etapa = 2
async function table() {
  return clanesOfEtapa(world.database.db, etapa)
}
/** The matches of a clan of the etapa, the latest first, with whether it won. */
async function matchesOf(name: string) {
  const id = (await table()).find(({ nombre }) => nombre === name)?.id ?? 0
  const { matches } = await clanMatches(world.database.db, id)
  return matches
    .filter(counts)
    .map((match) => ({ match, won: sideOf(match, id).won, rival: sideOf(match, id).rival.nombre }))
}
const month = (instant: string | Date) => toChileLocal(new Date(instant)).slice(0, 7)

it.each(['la última de Puelche ya la validaron?', 'la ultima partida de puelche esta confirmada?'])(
  'says whether a match was confirmed: %s',
  async (question) => {
    const [latest] = await matchesOf('Puelche')
    const answer = latest?.match.respuesta
    const told = await asked(question)
    expect(told).toMatch(answer?.estado === 'confirmada' ? /^Sí: / : answer ? /^No: / : /no se guardó/)
    if (answer?.estado === 'pendiente' && answer.hasta > now.toISOString())
      expect(told).toContain(formatDateTime(answer.hasta))
  },
)

it('says who reported the last match of a clan', async () => {
  const [latest] = await matchesOf('Vieja Guardia')
  expect(await asked('quién reportó la última partida de VG')).toContain(`La reportó ${latest?.match.reportado_por}`)
})

it('names the maps of the last match that one won against another', async () => {
  const met = (await matchesOf('Los Halcones')).find(({ rival, won }) => rival === 'Vieja Guardia' && won)
  const told = await asked('en qué mapa le ganó Los Halcones a Vieja Guardia la última vez')
  expect(told).toContain(formatDate(met?.match.fecha ?? ''))
})

it.each([
  'hay alguien con más victorias que Loica',
  'a Loica le gana alguien en victorias?',
  'alguien tiene más victorias que Loica',
])('says whether anybody has more wins: %s', async (question) => {
  const all = await playerRecords(world.database.db)
  const own = all.find(({ username }) => username === 'Loica')?.victorias ?? 0
  const more = all.filter(({ victorias }) => victorias > own)
  expect(await asked(question)).toMatch(
    more.length ? new RegExp(`^Sí: ${more.length} `) : /^No: nadie tiene más victorias/,
  )
})

it('counts the clans of a table that have more losses than one', async () => {
  const rows = await table()
  const own = rows.find(({ nombre }) => nombre === 'Niebla del Sur')?.derrotas ?? 0
  const more = rows.filter(({ derrotas }) => derrotas > own).length
  expect(await asked('cuántos clanes tienen más derrotas que Niebla del Sur')).toMatch(
    more ? new RegExp(`^${more} clan(?:es)? tienen?`) : /^Nadie/,
  )
})

it('compares how two fared in the same month, each by all that it played there', async () => {
  const record = async (name: string) => {
    const own = (await matchesOf(name)).filter(({ match }) => month(match.fecha) === month(now))
    return { won: own.filter(({ won }) => won).length, all: own.length }
  }
  const [one, two] = [await record('Puelche'), await record('Los Halcones')]
  const told = await asked('a quién le va mejor este mes, a Puelche o a Los Halcones')
  const share = ({ won, all }: typeof one) => (all ? won / all : -1)
  const best = share(one) > share(two) ? 'Puelche' : 'Los Halcones'
  expect(told.split('\n')[0]).toContain(share(one) === share(two) ? 'Van iguales' : best)
  expect(told).toContain(`Puelche: ${one.won}–${one.all - one.won}`)
})

it('says how long an etapa lasted and when it was closed', async () => {
  for (const question of ['Cuántos días duró la Etapa I de Allied Assault', 'cuánto duró la etapa 1 de allied'])
    expect(await asked(question)).toMatch(/duró \d+ días, y se cerró el \d\d\/\d\d\/\d{4}/)
  expect(await asked('cuántos días lleva abierta la Etapa II')).toMatch(/Lleva \d+ días/)
})

it.each(['resumen de la semana en la Etapa II', 'resumen de febrero en breakthrough', 'resúmeme el mes en spearhead'])(
  'sums up a time: %s',
  async (question) => {
    const told = await asked(question)
    expect(told.split('\n')[0]).toMatch(/se jug(?:ó|aron) \d+ partidas?/)
    expect(told).toMatch(/mayor subida|Nadie subió/)
  },
)

it.each([
  'por qué Puelche no va primero si tiene más victorias',
  'como puede ser que puelche tenga mas victorias y no vaya primero en el ladder',
])('says what moves places: %s', async (question) => {
  expect(await asked(question)).toContain('no salen del porcentaje ni de la cantidad de victorias')
})

it('says that the first valid win brings a place', async () => {
  const unranked = (await table()).find(({ ranking_actual }) => !ranking_actual)
  expect(await asked(`por qué ${unranked?.nombre} no está rankeado`)).toContain('primera victoria válida')
})

it.each([
  ['mapas de objetivo del allied assault', 'OBJ'],
  ['qué mapas de deathmatch hay', 'DM'],
  ['which maps are objective', 'OBJ'],
])('lists the maps of a mode: %s', async (question, mode) => {
  expect(await asked(question)).toMatch(new RegExp(`\\d+ (?:mapas|maps) .*${mode}`))
})

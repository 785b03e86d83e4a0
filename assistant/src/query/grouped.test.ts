import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { playedMatches, type PlayedMatch } from '@trinchera/db/queries/ladder/ledger'
import { fastest } from '../answers/climb'
import { toChileLocal } from '@trinchera/rules/chile-time'
import { beforeAll, describe, expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'

// Matches grouped by rival, weekday, hour and month; runs with their dates, climbs, sums over etapas and sets of clans: each against the matches themselves.

const world = inWorld()
const etapa = 2
const plain = (text: string) => text.replace(/\]\([^)]*\)/g, '').replace(/[[*\]\u200B]/g, '')
async function asked(...texts: string[]): Promise<string> {
  let conversacion: string | null = null
  let response = ''
  for (const text of texts) ({ conversacion, response } = await world.assistant.ask(text, conversacion))
  return plain(response)
}

let matches: PlayedMatch[] = []
let all: PlayedMatch[] = []
const names = new Map<number, string>()
beforeAll(async () => {
  const { community } = await world.assistant.site()
  for (const [id, { nombre }] of community.clanById) names.set(id, nombre)
  all = (await playedMatches(world.database.db, {}, 1_000_000)) ?? []
  matches = all.filter(({ id_etapa }) => id_etapa === etapa)
})

const won = (name: string) => matches.filter(({ ganador }) => names.get(ganador) === name)
const lost = (name: string) => matches.filter(({ perdedor }) => names.get(perdedor) === name)
const own = (name: string) =>
  matches.filter(({ ganador, perdedor }) => [names.get(ganador), names.get(perdedor)].includes(name))

function tallied<T>(items: readonly T[], keyOf: (item: T) => string): [string, number][] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
const nameOf = (id: number) => names.get(id) ?? ''
const local = ({ fecha }: PlayedMatch) => toChileLocal(new Date(fecha))
const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const weekday = (match: PlayedMatch) => weekdays[new Date(`${local(match).slice(0, 10)}T12:00Z`).getUTCDay()] ?? ''

describe('by rival', () => {
  it.each([
    ['quienes le an ganado a vieja guardia en la etapa 2, cuantas veces cada uno', 'Vieja Guardia'],
    ['cuantas veces le han ganado a puelche y quienes', 'Puelche'],
    ['desglosame las derrotas de puelche por clan', 'Puelche'],
    ['contra quien a perdido quebrada honda y cuantas con cada uno', 'Quebrada Honda'],
  ])('%s', async (question, name) => {
    const text = await asked(question)
    const by = tallied(lost(name), ({ ganador }) => nameOf(ganador))
    expect(by.length).toBeGreaterThan(0)
    expect(text).toContain(`${lost(name).length} derrota`)
    for (const [rival, count] of by.slice(0, 10)) expect(text).toContain(`${rival}: ${count} derrota`)
  })

  it.each([
    'a quien nunca le a ganado quebrada honda',
    'a quien nunca le a ganado quebrada honda de los q a enfrentado esta temporada',
    'a q clanes no le ha podido ganar quebrada honda',
  ])('%s', async (question) => {
    const text = await asked(question)
    const beaten = new Set(won('Quebrada Honda').map(({ perdedor }) => nameOf(perdedor)))
    const unbeaten = tallied(lost('Quebrada Honda'), ({ ganador }) => nameOf(ganador)).filter(
      ([rival]) => !beaten.has(rival),
    )
    expect(text).toContain(`${unbeaten.length} rival`)
    for (const [rival, count] of unbeaten) expect(text).toContain(`${rival}: 0 victorias y ${count} derrota`)
  })

  it('tells how a clan stands against each rival', async () => {
    const text = await asked('q rivales tiene puelche en la etapa 2 y como va con cada uno')
    for (const [rival, count] of tallied(won('Puelche'), ({ perdedor }) => nameOf(perdedor)))
      expect(text).toContain(`(${count}–${lost('Puelche').filter(({ ganador }) => nameOf(ganador) === rival).length})`)
  })

  it('tells whom a clan has met the least', async () => {
    const met = tallied(own('Puelche'), ({ ganador, perdedor }) =>
      [nameOf(ganador), nameOf(perdedor)].filter((name) => name !== 'Puelche').join(),
    )
    expect(await asked('con quien a jugado menos puelche')).toContain(met.at(-1)?.[0])
  })

  it('tells who never beat a clan', async () => {
    const text = await asked('quienes nunca le an ganado a puelche')
    const winners = new Set(lost('Puelche').map(({ ganador }) => nameOf(ganador)))
    const never = tallied(won('Puelche'), ({ perdedor }) => nameOf(perdedor)).filter(([rival]) => !winners.has(rival))
    for (const [rival, count] of never) expect(text).toContain(`${rival}: 0 derrotas y ${count} victoria`)
  })
})

describe('by time', () => {
  it.each([
    [
      'q dia de la semana suele jugar mas la vieja guardia, pa desafiarlos',
      () => tallied(own('Vieja Guardia'), weekday),
    ],
    ['q dia le va mejor a puelche', () => tallied(won('Puelche'), weekday)],
    ['que dia juegan mas los halcones', () => tallied(own('Los Halcones'), weekday)],
    ['que dia de la semana se juega mas en la etapa 2', () => tallied(matches, weekday)],
  ])('%s', async (question, counted) => {
    const [[day, count] = ['', 0], [next, less] = ['', 0]] = counted()
    const text = await asked(question)
    expect(text).toMatch(new RegExp(`^Días de la semana .*\n1\\. el ${day}: ${count} `))
    expect(text).toMatch(new RegExp(`el ${next}: ${less} `))
  })

  it('tells the hour', async () => {
    const [[hour, count] = ['', 0]] = tallied(own('Lobos de Atacama'), (match) => local(match).slice(11, 13))
    expect(await asked('a q hora suelen jugar los lobos')).toMatch(
      new RegExp(`entre las ${hour}:00 .*: ${count} partidas`),
    )
  })

  it('counts the matches of each etapa', async () => {
    const text = await asked('cuantas partidas se jugaron en cada etapa')
    for (const [, count] of tallied(all, ({ id_etapa }) => String(id_etapa)))
      expect(text).toContain(`${count} partidas`)
  })

  it.each([
    ['en q mes se jugo mas este año, en todo el sitio', '2026'],
    ['en que mes se jugo mas', ''],
  ])('%s', async (question, year) => {
    const inYear = all.filter((match) => local(match).startsWith(year))
    const [[, count] = ['', 0]] = tallied(inYear, (match) => local(match).slice(0, 7))
    expect(await asked(question)).toContain(`: ${count} partidas`)
  })
})

/** The longest run of wins or losses of a clan of the etapa, and the run it is on. */
function runsOf(name: string, wins: boolean): { longest: number; current: number } {
  let [longest, current] = [0, 0]
  for (const { ganador } of own(name).toReversed()) {
    current = (nameOf(ganador) === name) === wins ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}

describe('runs', () => {
  it.each(['cuanto lleva ganando seguido vieja guardia y desde cuando', 'desde cuando esta invicta vieja guardia'])(
    '%s',
    async (question) => {
      const { current } = runsOf('Vieja Guardia', true)
      const first = own('Vieja Guardia')[current - 1]
      const day = first ? local(first).slice(0, 10).split('-').toReversed().join('/') : ''
      expect(await asked(question)).toMatch(
        new RegExp(`^Vieja Guardia viene con ${current} victorias seguidas[^]*Empezó así: .*${day}`),
      )
    },
  )

  it.each([
    ['cual es la racha mas larga que a tenido puelche', 'Puelche', true],
    ['cuantas seguidas llego a ganar vieja guardia en la etapa 2', 'Vieja Guardia', true],
    ['peor racha que ha tenido quebrada honda', 'Quebrada Honda', false],
  ])('%s', async (question, name, wins) => {
    const { longest } = runsOf(name, wins)
    expect(await asked(question)).toContain(`${longest} ${wins ? 'victorias' : 'derrotas'} seguidas`)
  })
})

it('tells the biggest climb of one match', async () => {
  const rows = await world.database.db
    .selectFrom('match_outcomes')
    .where('id_etapa', '=', etapa)
    .where('ganador_despues', '>', 0)
    .select(['ganador_antes', 'ganador_despues'])
    .execute()
  const most = Math.max(...rows.map(({ ganador_antes, ganador_despues }) => ganador_antes - ganador_despues))
  expect(await asked('cual a sido la subida mas grande de una sola partida en la etapa 2')).toMatch(
    new RegExp(`^La mayor subida con una sola partida .* es de ${most} puestos`),
  )
})

it('adds up the etapas of a name', async () => {
  const { community } = await world.assistant.site()
  const open = new Set(community.etapas.filter(({ multijugador }) => multijugador).map(({ id }) => id))
  const [[name, count] = ['', 0]] = tallied(
    all.filter(({ id_etapa }) => open.has(id_etapa)),
    ({ perdedor }) => nameOf(perdedor),
  )
  for (const question of [
    'q clan a perdido mas partidas en la historia contando todo',
    'el q mas a perdido sumando todas las etapas',
  ])
    expect(await asked(question)).toMatch(new RegExp(`sumando todas sus etapas .*\n1\\. ${name}: ${count} derrotas`))
})

describe('sets of clans', () => {
  const namesOf = async (etapa: number) =>
    new Set((await clanesOfEtapa(world.database.db, etapa)).map(({ nombre }) => nombre))

  it.each([
    ['q clanes de la etapa 1 ya no estan en la 2', 1, 2],
    ['los q jugaron la etapa 1 y ahora no juegan', 1, 2],
    ['q clanes debutaron en la etapa 2', 2, 1],
    ['q clanes son nuevos en la etapa 2, q no estaban en la 1', 2, 1],
  ])('%s', async (question, one, other) => {
    const [had, has] = [await namesOf(one), await namesOf(other)]
    const apart = [...had].filter((name) => !has.has(name))
    const text = await asked(question)
    expect(text).toContain(`Hay ${apart.length} clanes`)
    for (const name of apart) expect(text).toContain(name)
  })

  it('tells who plays in two games at once', async () => {
    const text = await asked('q clanes estan jugando en dos juegos a la ves')
    const [allied, spearhead, breakthrough] = [await namesOf(2), await namesOf(3), await namesOf(4)]
    const both = [...allied, ...spearhead].filter(
      (name, at) => (at < allied.size ? spearhead.has(name) : false) || breakthrough.has(name),
    )
    for (const name of both) expect(text).toContain(`${name}: `)
    expect(text).toContain(`Hay ${new Set(both).size} clanes`)
    expect(text).not.toContain('Etapa I de Allied Assault')
  })

  it('tells who was first once', async () => {
    const firsts = (await clanesOfEtapa(world.database.db, etapa)).filter(({ mejor_ranking }) => mejor_ranking === 1)
    const text = await asked('quien a estado primero alguna vez en la etapa 2')
    expect(text).toContain(`Hay ${firsts.length} clanes`)
    for (const { nombre } of firsts) expect(text).toContain(nombre)
  })
})

describe('second halves', () => {
  it('tells when a clan came into the ranking, and by beating whom', async () => {
    const [first] = won('Trueno Pampino').toReversed()
    expect(await asked('cuando entro trueno pampino al ranking y a quien le gano')).toMatch(
      new RegExp(`entró al ranking .* al ganarle a ${nameOf(first?.perdedor ?? 0)}`),
    )
  })

  it.each([
    ['estamos 12 cuantas veces hay q ganarle al primero pa quedar 1', 12],
    ['cuantas veces tengo q ganarle al lider si voy 5to', 5],
    ['voy 8 cuantas veces le tengo que ganar al puntero pa ser 1', 8],
    ['con cuantas victorias paso del 10 al 1', 10],
  ])('%s', async (question, from) => {
    const way = fastest(from, 1)
    expect(await asked(question)).toContain(`${way.length - 1} veces: ${way.map((place) => `${place}.º`).join(' → ')}`)
  })

  it.each([
    ['cuando fue la ultima partida de los lobos y quien la gano', [/^La última partida de Lobos/]],
    ['como se gana la matagigantes y alguien la tiene', [/nadie tiene todavía/i, /Subir 10 puestos/]],
    ['como se consigue la remontada y quien la tiene', [/se ha dado \d/, /Se gana así/]],
    ['que medallas tiene vieja guardia', [/Racha de 10 ×\d/, /Mes invicto/, /Fundador/]],
    ['cuantos mapas se pueden jugar y de cuando es la lista', [/Hay \d+ mapas/, /al \d\d\/\d\d\/\d{4}/]],
    ['que partidas anularon en la etapa 2, las repitieron?', [/2 partidas anuladas/, /No se ha repetido/]],
    ['como salio la ultima de los halcones con puelche', [/La última entre los dos/, /en mapas: /]],
    ['cuando fue la ultima vez q los halcones le ganaron a vg y en q mapas', [/^La última victoria de Los Halcones/]],
  ])('%s', async (question, told) => {
    const text = await asked(question)
    for (const each of told) expect(text).toMatch(each)
  })
})

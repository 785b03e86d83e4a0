import { clanMatches, placesOf } from '@trinchera/db/queries/ladder/tops'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { chileDay } from '@trinchera/rules/chile-time'
import { beforeAll, describe, expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'
import { counts, sideOf } from '../answers/which'

// What the query answers, beside the same facts worked out from the lists that the API gives.

const world = inWorld()
const { asked } = world
/** Puelche, in the one open etapa where it plays. */
let puelche = 0
const etapa = 2

beforeAll(async () => {
  puelche = (await clanesOfEtapa(world.database.db, etapa)).find(({ nombre }) => nombre === 'Puelche')?.id ?? 0
})

const played = async () =>
  (await clanMatches(world.database.db, puelche)).matches
    .filter(counts)
    .map((match) => ({ match, ...sideOf(match, puelche) }))
async function tally(during: (day: string) => boolean): Promise<string> {
  const matches = (await played()).filter(({ match }) => during(chileDay(match.fecha)))
  const won = matches.filter(({ won: is }) => is).length
  const said = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  return `${said(won, 'victoria')} y ${said(matches.length - won, 'derrota')}`
}
const february = (day: string) => day.startsWith('2026-02')
const march = (day: string) => day.startsWith('2026-03')

it('how a clan fared in a month', async () => {
  expect(await asked('cómo le fue a Puelche el mes pasado')).toContain(await tally(february))
  expect(await asked('puelche cuantas gano y cuantas perdio en marzo')).toContain(await tally(march))
})

it('the last loss, with its day and rival', async () => {
  const last = (await played()).find(({ won }) => !won)
  const text = await asked('cuándo perdió Puelche por última vez y con quién')
  expect(text).toContain(last?.rival.nombre)
  expect(text).toContain(
    chileDay(last?.match.fecha ?? '')
      .split('-')
      .toReversed()
      .join('/'),
  )
})

it('whom a clan beats the most', async () => {
  const wins = new Map<string, number>()
  for (const { won, rival } of await played()) if (won) wins.set(rival.nombre, (wins.get(rival.nombre) ?? 0) + 1)
  const [best] = [...wins].sort(([, a], [, b]) => b - a)
  expect(await asked('a quién le gana más puelche')).toContain(`${best?.[0]}: ${best?.[1]} victorias`)
})

it('the clans above a percentage: all of them, none besides', async () => {
  const table = await clanesOfEtapa(world.database.db, etapa)
  const able = table.filter(({ triunfos, juegos }) => juegos > 0 && triunfos / juegos > 0.6)
  const text = await asked('en la etapa ii de allied assault que clanes ganan mas del 60%')
  expect(text).toContain(`Hay ${able.length} clan`)
  const named = table.filter(({ nombre }) => text.includes(nombre)).map(({ nombre }) => nombre)
  expect(named.toSorted()).toEqual(
    able
      .slice(0, 5)
      .map(({ nombre }) => nombre)
      .toSorted(),
  )
})

it('who has the most of an etapa, named first', async () => {
  const table = await clanesOfEtapa(world.database.db, etapa)
  const best = table.toSorted((a, b) => b.triunfos - a.triunfos)[0]
  expect(await asked('que clan ha ganado mas en la etapa ii de allied assault')).toMatch(
    new RegExp(`^Clanes con más victorias [^\\n]*:\n1\\. ${best?.nombre}`),
  )
})

it.each([['cuantas partidas gano puelche en the hunt', /The Hunt/]])('%s', async (text, wanted) =>
  expect(await asked(text)).toMatch(wanted),
)

describe('the matches of a period', () => {
  it('are those of that period alone, with their total', async () => {
    const during = (await played()).filter(({ match }) => february(chileDay(match.fecha)))
    const text = await asked('que partidas jugo puelche en febrero')
    expect(text).toMatch(new RegExp(`^Puelche jugó ${during.length} partidas en febrero`))
    expect(text).toContain(await tally(february))
    const days = [...text.matchAll(/el (\d\d)\/(\d\d)\/2026/g)].map(([, , month]) => month)
    expect(days.length).toBeGreaterThan(0)
    expect(new Set(days)).toEqual(new Set(['02']))
  })
  it('say yes or no first, by the day', async () => {
    const days = new Set((await played()).map(({ match }) => chileDay(match.fecha)))
    for (const [asks, day] of [
      ['puelche jugo ayer?', '2026-03-13'],
      ['puelche jugo el 7 de marzo?', '2026-03-07'],
    ] as const)
      expect(await asked(asks)).toMatch(days.has(day) ? /^Sí: / : /^No: /)
  })
  it('are said to be none, with the last before', async () =>
    expect(await asked('que partidas hubo hoy')).toMatch(/^No se jugó ninguna partida hoy\.\nLa última antes de eso: /))
})

it('the month in which a clan won the most', async () => {
  const wins = new Map<string, number>()
  for (const { match, won } of await played()) {
    const month = chileDay(match.fecha).slice(0, 7)
    if (won) wins.set(month, (wins.get(month) ?? 0) + 1)
  }
  expect(await asked('en que mes gano mas veces puelche')).toContain(`: ${Math.max(...wins.values())} victorias`)
})

describe('two against each other', () => {
  const meetings = async () => (await played()).filter(({ rival }) => rival.nombre === 'Vieja Guardia')
  it('who won the last, whichever is named first', async () => {
    const [last] = await meetings()
    const winner = last?.won ? 'Puelche' : 'Vieja Guardia'
    for (const asks of [
      'quien gano la ultima entre puelche y vieja guardia',
      'quien gano el ultimo partido entre vieja guardia y puelche',
    ])
      expect(await asked(asks)).toContain(`la ganó ${winner}`)
  })
  it('how often they met, of those who were spoken of', async () => {
    const won = (await meetings()).filter((match) => match.won).length
    const lost = (await meetings()).length - won
    const text = await asked('puelche contra vieja guardia -> cuantas partidas han jugado entre ellos')
    // here and in the etapa before
    expect(text).toContain(`${Math.max(won, lost)}–${Math.min(won, lost)}`)
    expect(text).toContain('Etapa I de Allied Assault')
  })
})

it('two players who meet alone are told by the matches of one against the other', async () => {
  const rows = (await Promise.all([5, 6].map((etapa) => clanesOfEtapa(world.database.db, etapa)))).flat()
  const [loica, pelao] = ['Loica', 'Pelao'].map((name) => rows.find(({ nombre }) => nombre === name)?.id ?? 0)
  const { matches } = await clanMatches(world.database.db, loica ?? 0)
  const all = matches.filter((match) => counts(match) && sideOf(match, loica ?? 0).rival.id === pelao)
  expect(all.length).toBeGreaterThan(1)
  expect(await asked('historial loica vs pelao')).toContain(`en ${all.length} partidas`)
})

describe('places as they were', () => {
  it('on a day, by the changes that are kept', async () => {
    const moves = await placesOf(world.database.db, puelche)
    const then = moves.findLast(({ fecha }) => fecha < '2026-02-10T03:00')
    const text = await asked('que lugar tenia puelche el 9 de febrero')
    expect(text).toContain(`${then?.ranking}.º`)
  })
  it('when one was reached', async () => {
    const moves = await placesOf(world.database.db, puelche)
    const last = moves.findLast(({ ranking, antes }) => ranking === 2 && antes !== 2)
    const day = chileDay(last?.fecha ?? '')
      .split('-')
      .toReversed()
      .join('/')
    expect(await asked('cuando llego puelche al segundo puesto')).toContain(day)
  })
  it('who led', async () => {
    const rows = await Promise.all(
      (await clanesOfEtapa(world.database.db, etapa)).map(async ({ id, nombre }) => ({
        nombre,
        ranking: (await placesOf(world.database.db, id)).findLast(({ fecha }) => fecha < '2026-01-16T03:00')?.ranking,
      })),
    )
    const first = rows.find(({ ranking }) => ranking === 1)
    expect(await asked('quien iba primero en la etapa ii de allied assault el 15 de enero')).toContain(
      `1.º ${first?.nombre}`,
    )
  })
})

describe('lists of a table', () => {
  it('keep the number that is asked for, from the bottom', async () => {
    const ranked = (await clanesOfEtapa(world.database.db, etapa)).filter(({ ranking_actual }) => ranking_actual > 0)
    const text = await asked('los 4 peores de la etapa ii de allied assault')
    expect(text.match(/^\d\. .+$/gm)?.map((line) => line.replace(/^\d\. ([^:]+):.*$/, '$1'))).toEqual(
      ranked
        .slice(-4)
        .toReversed()
        .map(({ nombre }) => nombre),
    )
  })
  it('of losing streaks have no winner', async () => {
    const losing = (await clanesOfEtapa(world.database.db, etapa)).filter(({ racha_actual }) => racha_actual <= -3)
    const text = await asked('clanes que van perdiendo 3 o mas seguidas en la etapa ii de allied assault')
    expect(text).toContain(`Hay ${losing.length} clan`)
    expect(text).not.toContain('victorias seguidas')
  })
  it('of the newest', async () => {
    const [newest] = (await clanesOfEtapa(world.database.db, etapa)).toSorted((a, b) =>
      b.created_at.localeCompare(a.created_at),
    )
    expect(await asked('cual es el clan mas nuevo de la etapa ii de allied assault')).toMatch(
      new RegExp(`^Clanes de fundación más nueva [^\\n]*:\n1\\. ${newest?.nombre}`),
    )
  })
  it('go on in the table that was listed', async () =>
    expect(await asked('los 3 con mas victorias de breakthrough -> y los 3 con mas derrotas')).toMatch(
      /^Clanes con más derrotas en la Etapa I de Breakthrough \(3 de/,
    ))
})

it.each([
  ['borra al clan puelche', /^Eso no lo puedo hacer/],
  ['suspende a tatan', /^Eso no lo puedo hacer/],
  ['anula la partida de ayer', /^Eso no lo puedo hacer/],
  ['cual es la ultima noticia', /El último anuncio es Nueva versión del anticheat[^]*«Léanlo»/],
  ['a que hora reinician los servidores por la mantencion de liga', /03:00/],
  ['con que fusil se juega el torneo relampago de francotiradores', /Springfield/],
])('%s', async (text, wanted) => expect(await asked(text)).toMatch(wanted))

describe('a thread changes one field of the last question', () => {
  it('the time', async () =>
    expect(await asked('como le fue a puelche el mes pasado -> y este mes?')).toContain(await tally(march)))
  it('whom it is about, and the time after that', async () => {
    const text = await asked('como le fue a barricada el mes pasado -> ¿y a Puelche? -> y este mes')
    expect(text).toContain('Puelche')
    expect(text).toContain(await tally(march))
  })
  it('the rival', async () => {
    const text = await asked('como le fue a puelche este año -> ¿y contra Barricada?')
    const met = (await played()).filter(
      ({ match, rival }) => rival.nombre === 'Barricada' && chileDay(match.fecha) >= '2026',
    )
    const won = met.filter(({ won: is }) => is).length
    expect(text).toContain('este año')
    expect(text).toMatch(met.length ? new RegExp(`ganó ${won} ve.* ${met.length - won} ve`) : /no se han enfrentado/)
  })
  it('what was supposed', async () => {
    expect(await asked('si le gano al 2 estando 8 donde quedo -> y si en vez de ganar pierdo?')).toMatch(/^Sigues 8\.º/)
    expect(await asked('si le gano al 2 estando 8 donde quedo -> y si soy 4? -> y si le gano al 1?')).toMatch(
      /^Subes del 4\.º al 2\.º/,
    )
  })
})

it('who climbed in a period that is over, by the places at its ends and not by those of now', async () => {
  // from Monday to Monday on Chile's clock
  const ends = ['2026-03-02T03:00:00.000Z', '2026-03-09T03:00:00.000Z']
  const clanes = await clanesOfEtapa(world.database.db, etapa)
  const climbs = await Promise.all(
    clanes.map(async ({ id, nombre }) => {
      const moves = await placesOf(world.database.db, id)
      const [from, to] = ends.map((end) => moves.findLast(({ fecha }) => fecha < end)?.ranking ?? 0)
      return { nombre, from: from ?? 0, to: to ?? 0 }
    }),
  )
  const ranked = climbs.filter(({ from, to }) => from && to)
  const most = Math.max(...ranked.map(({ from, to }) => from - to))
  const text = await asked('quién subió más la semana pasada en la etapa II de allied')
  for (const { nombre, from, to } of ranked.filter((row) => row.from - row.to === most)) {
    expect(text).toContain(nombre)
    expect(text).toContain(`${most === 1 ? '1 puesto' : `${most} puestos`}`)
    if (ranked.filter((row) => row.from - row.to === most).length === 1)
      expect(text).toContain(`del ${from}.º al ${to}.º`)
  }
})

import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { ruledMatches } from '@trinchera/db/queries/ladder/ruled-matches'
import { expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'
import { counts, sideOf } from './answers/which'

// A short question changes one field of what was told before it, or is said not to be known; it is never answered with another text.

const world = inWorld()
const { asked } = world

it.each([
  ['cual es la racha mas larga q se ha visto en la trinchera -> ante quién la completaron?', /La última fue ante /],
  ['la racha mas larga de puelche -> y quien se la corto', /^La racha de Puelche.*\n.*\n(?:Se cortó|Y sigue)/],
  ['quien tiene la mejor racha ahora -> desde cuando', /^La racha de .* empezó ante /],
  ['how long is the longest streak ever -> against who did they finish it', /La última fue ante /],
  [
    'quien va puntero en breakthrough -> por cuántos puntos le saca al segundo?',
    /^En el ladder no hay puntos.*\n1\.º.*\n2\.º/,
  ],
  [
    'quien salio campeon de la etapa 1 -> cuánto duró esa etapa en total',
    /^La Etapa I de Allied Assault duró \d+ días/,
  ],
  ['quien va primero en spearhead -> desde cuando?', /lleg(?:ó|aron) al 1\.º en la Etapa I de Spearhead/],
  ['como se gana la matagigantes -> alguien la tiene? -> y quien la ha ganado', /medalla Matagigantes/],
  ['como se consigue la medalla de mes invicto -> y que clan la tiene', /^La medalla Mes invicto se ha dado/],
  ['a quien le ha ganado mas puelche -> y a quien menos', /^A quien menos le gana Puelche/],
  ['quien tiene mas derrotas -> cuantas?', /^Los clanes con más derrotas/],
  ['que mapas se juegan mas -> y cual menos', /^Los mapas que menos se juegan/],
  ['quien lidera los halcones -> desde cuando', /^Ese dato de lo que hablábamos no lo tengo/],
  ['top 3 de jugadores -> y el cuarto?', /(?:•[^•]*){4}/],
  ['cuantas partidas se jugaron en octubre -> en cual mas', /^Ese dato de lo que hablábamos no lo tengo/],
])('%s', async (thread, told) => expect(await asked(thread)).toMatch(told))

it.each([
  // the etapa that was told of, and how one joins it
  ['quien va primero en spearhead -> cuantas partidas se han jugado ahi', /partidas en la Etapa I de Spearhead/],
  ['quien gano la etapa 1 -> cuantas partidas se jugaron en esa?', /partidas en la Etapa I de Allied Assault/],
  ['tabla duelo 1v1 -> como entro ahí', /^En una etapa de uno contra uno/],
  ['donde va sin retirada -> y en spearhead -> cuanto le falta pa ser primero', /^Sin Retirada va .* de Spearhead/],
  // whoever was told of
  ['jugador Melcocha72 -> cuándo entró a ese clan', /^Melcocha72 está en La Última Micro desde el /],
  [
    'quien lidera los bigotes -> en que otros clanes esta -> cuantas lleva',
    /^Maqui lleva \d+ partidas, con \d+ victorias/,
  ],
  ['cómo va barricada -> ha ganado alguna este mes?', /^(?:Sí|No): Barricada /],
  ['quien va ultimo en breakthrough -> contra quien perdio la ultima', /^La última derrota de /],
  ['cuantas partidas se jugaron este mes -> quien gano mas', /más victorias este mes/],
  ['quien es el lider de vieja guardia -> y quienes mas juegan ahi', /^Vieja Guardia tiene \d+ integrantes/],
  ['quien lidera los halcones -> y cuántos son', /^Los Halcones tienen \d+ integrantes/],
  ['who leads puelche -> who else plays there', /^Puelche has \d+ members/],
  ['lider de barricada -> y quien juega mas ahi', /^Quienes más jugaron de Barricada/],
  // two that met, and not the table
  ['puelche vs vieja guardia historial -> y el último cuándo fue', /^La última entre los dos/],
  ['cuantas veces se han enfrentado puelche y barricada -> y quien gano el primero', /^La primera entre los dos/],
  ['head to head puelche vieja guardia -> when was the last one', /^Puelche last played on .*Vieja Guardia/],
  // the table that was told of
  [
    'quién ganó la etapa I? -> y los otros dos del podio',
    /^Los 3 primeros en la Etapa I de Allied Assault.*\n(?:\d.*\n?){3}$/,
  ],
  ['quien va primero en spearhead -> y el 2 y el 3?', /^Los 3 primeros en la Etapa I de Spearhead/],
  // the reto that was told of
  ['cuando juega vieja guardia -> cuánto falta', /^Faltan? \d+ \w+ y \d+ \w+ para Vieja Guardia contra Puelche/],
  ['cuando juega vieja guardia -> y quien es favorito?', /^Eso nadie lo puede saber.*\nVieja Guardia contra Puelche/],
  ['los halcones contra sin retirada -> quien es favorito', /^Eso nadie lo puede saber/],
  ['hay retos acordados -> cuales son los mapas del primero', /Stalingrad/],
])('keeps what was told: %s', async (thread, told) => expect(await asked(thread)).toMatch(told))

it('tells whether the match that was told ended as it is asked', async () => {
  const told = await asked('ultima derrota de puelche')
  const [, won, lost] = / (\d)–(\d) en mapas/.exec(told) ?? []
  const id = /Partida (\d+)/.exec(await asked('ultima derrota de puelche -> a cuanto salieron'))?.[1]
  for (const [score, said] of [
    [`${won}-${lost}`, 'Sí'],
    ['9-0', 'No'],
  ])
    expect(await asked(`ultima derrota de puelche -> cómo quedó, ${score}?`)).toMatch(
      new RegExp(`^${said}\\.\\nPartida ${id}: `),
    )
})

it('tells why a match was ruled on that is named after the rulings', async () => {
  const [match] = await ruledMatches(world.database.db, { clans: [], desde: null, hasta: null }, 1)
  const { ganador, perdedor, ruling } = match ?? {}
  const text = await asked(
    `qué partidas tienen fallo de la administración -> la de ${perdedor?.nombre} con ${ganador?.nombre} por qué fue?`,
  )
  expect(ruling?.motivo).toBeTruthy()
  expect(text).toContain(ruling?.motivo)
})

it('supposes the result of the reto that was told, of whoever asks', async () => {
  const text = await asked('contra quien jugamos mañana -> si perdemos en qué lugar quedamos?', 'Tatán')
  expect(text).toMatch(/^Si .* le ganan? a Los Halcones, Los Halcones siguen \d+\.º/)
})

it('says whether a reto of whoever asks waits for them', async () => {
  const [own, theirs] = [
    await asked('me toca hacer algo a mi en el reto con los halcones', 'Loica'),
    await asked('tengo que hacer algo en el reto con sin retirada', 'Tatán'),
  ]
  expect(own).toMatch(/^Sí: a tu clan le toca/)
  expect(theirs).toMatch(/^No: le toca a Sin Retirada/)
})

it.each([
  ['por que cancelaron el de perros de lota con escuadra austral', /Cancelado.*«.+»/],
  ['el partido de hoy de la vieja guardia se cae?', /^No, que se sepa/],
  ['el reto de hoy sigue en pie?', /^Sí: acá sigue acordado/],
  ['si un clan jugó con un baneado y va 10 de 14, a qué puesto cae', /^Del 10\.º cae al 14\.º/],
  ['cual es la rivalidad mas repetida de todas', /^La rivalidad más jugada entre clanes: .*\d+ partidas/],
  ['cuantos jugadores registrados hay y cuantos andan sin clan', /^De \d+ jugadores con cuenta, \d+ /],
  ['who holds the record for the biggest climb with a single win?', /La mayor subida con una sola partida/],
  ['cuántos días seguidos estuvo primero vieja guardia en la etapa 1 de allied', /^Vieja Guardia .*\d+ días/],
])('%s', async (question, told) => expect(await asked(question)).toMatch(told))

it('tells against whom a clan fares the worst, by the share that it has won', async () => {
  const { etapas, clanById } = (await world.assistant.site()).community
  const etapa = etapas.find(({ juego, multijugador, activo }) => juego.nombre === 'Spearhead' && multijugador && activo)
  const own = [...clanById.values()].find(({ nombre }) => nombre === 'Sin Retirada')
  const id = own?.clanes.find(({ id_etapa }) => id_etapa === etapa?.id)?.id ?? 0
  const met = new Map<string, boolean[]>()
  for (const match of (await clanMatches(world.database.db, id)).matches.filter(counts)) {
    const { won, rival } = sideOf(match, id)
    met.set(rival.nombre, [...(met.get(rival.nombre) ?? []), won])
  }
  const share = (results: readonly boolean[]) => results.filter(Boolean).length / results.length
  const least = Math.min(...[...met.values()].filter(({ length }) => length > 2).map(share))
  const text = await asked('contra qué clan le va peor a sin retirada en spearhead?')
  const [, rival = ''] =
    /^Contra quien peor le va a Sin Retirada en la Etapa I de Spearhead es (.+?), /.exec(text) ?? []
  expect(share(met.get(rival) ?? [])).toBe(least)
})

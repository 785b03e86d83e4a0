import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { awaitedAnswers } from '@trinchera/db/queries/ladder/answers'
import { placesOf } from '@trinchera/db/queries/ladder/tops'
import { medalsOfClan } from '@trinchera/db/queries/palmares/medals'
import { newestPlayers } from '@trinchera/db/queries/players/names'
import { expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'
import { now } from '../testing/questions/world'

// What members ask of the ladder, of matches and of themselves, in their own words.

const world = inWorld()
const { asked } = world
async function clanOf(name: string, etapa = 2) {
  const found = (await clanesOfEtapa(world.database.db, etapa)).find(({ nombre }) => nombre === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

it('which matches wait for their winner, of all and of one clan', async () => {
  const all = await awaitedAnswers(world.database.db, { clanes: [], etapas: [] }, now.toISOString(), 50)
  expect(all.length).toBeGreaterThan(0)
  for (const question of ['hay partidas sin confirmar ahora?', 'hay alguna derrota por confirmar'])
    expect(await asked(question)).toMatch(new RegExp(`^Sí: hay ${all.length} partidas? por confirmar`))
  expect(await asked('q partidas faltan por confirmar')).toMatch(
    new RegExp(`^Hay ${all.length} partidas? por confirmar`),
  )
  const [first] = all
  expect(await asked(`hay partidas pendientes de ${first?.ganador.nombre}`)).toContain(
    `a ${first?.perdedor.nombre}: puede responder ${first?.ganador.nombre}`,
  )
  expect(await asked('como confirmo una partida')).toMatch(/24 horas para Confirmar o Rechazar/)
})

it('by which match a clan went down last, and where it stands now', async () => {
  const ranked = (await clanesOfEtapa(world.database.db, 2)).filter(({ ranking_actual }) => ranking_actual > 0)
  const fallen = await Promise.all(
    ranked.map(async (clan) => ({
      clan,
      drop: (await placesOf(world.database.db, clan.id)).findLast(({ antes, ranking }) => antes > 0 && ranking > antes),
    })),
  )
  const { clan, drop } = fallen.find((each) => each.drop && each.clan.nombre === 'Barricada') ?? fallen[0] ?? {}
  const answer = await asked(`por que bajo ${clan?.nombre}`)
  expect(answer).toContain(`del ${drop?.antes}.º al ${drop?.ranking}.º`)
  expect(answer).toContain(`Ahora va ${clan?.ranking_actual}.º`)
})

it('which etapas a clan has won, by its medals', async () => {
  const champion = (await clanesOfEtapa(world.database.db, 1)).find(({ ranking_actual }) => ranking_actual === 1)
  const medals = await medalsOfClan(world.database.db, champion?.id ?? 0)
  expect(medals.some(({ tipo }) => tipo === 'primer-lugar')).toBe(true)
  for (const question of ['cuantos titulos tiene', 'cuantas veces ha salido campeon'])
    expect(await asked(`${question} ${champion?.nombre}`)).toMatch(/ganado 1 etapa: la Etapa I de Allied Assault/)
  expect(await asked('barricada ha ganado alguna etapa?')).toMatch(/^No: Barricada no ha ganado ninguna etapa/)
})

it('who came to a clan and to the site last', async () => {
  const clan = await clanById(world.database.db, (await clanOf('Puelche')).id)
  const [last] = (clan?.players ?? []).toSorted((a, b) => b.joined_at.localeCompare(a.joined_at))
  expect(await asked('quien fue el ultimo en entrar a puelche')).toContain(`• ${last?.username}: desde el`)
  const [newest] = await newestPlayers(world.database.db, { desde: null, hasta: null }, 1)
  expect(await asked('quien es el ultimo que se registro')).toContain(`• ${newest?.username} (`)
  expect(await asked('quien se salio de puelche')).toMatch(/no queda anotado/)
})

it('since when somebody is in the clan that was told, and whoever asks in theirs', async () => {
  const answer = await asked('en que clan juega chercan -> desde cuando esta ahi')
  expect(answer).toMatch(/^Chercán está en Los Halcones desde el /)
  expect(await asked('desde cuando estoy en el clan', 'Tatán')).toMatch(/^Estás en Los Halcones desde el /)
})

it.each([
  // why a place is what it is
  [
    'por que si el 12 le gana al 6 queda noveno? no cacho la lógica',
    /Los separan 6 puestos, y se sube la mitad: 12 − 3 = 9/,
  ],
  ['barricada tiene 18 ganadas y va ultimo, no debiera ir mas arriba?', /^Barricada va [^]*no salen del porcentaje/],
  ['por que el que tiene mas victorias no va primero', /^Los puestos no salen del porcentaje ni de la cantidad/],
  ['cuantas victorias necesita el 12 pa ser primero', /^Del 12\.º al 1\.º, 4 veces/],
  // who it is, is not said
  ['mejor porcentaje de victorias breakthrough', /mejor porcentaje de victorias en la Etapa I de Breakthrough/],
  ['mejor winrate spearhead', /mejor porcentaje de victorias en la Etapa I de Spearhead/],
  ['menos derrotas breakthrough', /menos derrotas en la Etapa I de Breakthrough/],
  ['mejor porcentaje en 1v1', /mejor porcentaje de victorias en .*1v1/],
  // the end of a table after its beginning
  ['top 3 de breakthrough -> y el último?', /es el de peor puesto en la Etapa I de Breakthrough: 8\.º/],
  ['top 3 de spearhead -> y el peor?', /de peor puesto en la Etapa I de Spearhead/],
  // an etapa that was told of
  [
    'cuando termino la etapa 1 de allied -> quien la gano',
    /^Vieja Guardia quedó 1\.º|quedó 1\.º de \d+ en la Etapa I de Allied/,
  ],
  ['cuando partio la etapa 2 de allied -> quien va ganandola', / 1\.º de \d+ en la Etapa II de Allied Assault/],
  ['cuando termino la etapa 1 de allied -> y cuantas partidas se jugaron', /partidas en la Etapa I de Allied Assault/],
  ['quien termino ultimo en la etapa 1', /quedó \d+\.º de \d+ en la Etapa I de Allied Assault/],
  // points of the rules
  ['a cuántos puestos más arriba puedo desafiar?', /no hay tope de puestos/],
  ['vengo volviendo despues de 15 años sin jugar, sirve el disco o hay que bajar otra version?', /Descargas/],
  ['que premio hay por ganar la etapa', /Palmarés/],
  ['el rival rechazo la derrota q hago', /se abre un reclamo/],
  ['la partida sale pendiente que significa', /^Pendiente: el clan que ganó todavía no/],
  [
    'que pasa si el otro clan no reporta la derrota -> cuantas capturas hay que llevar',
    /^Para pedir una victoria .* al menos 4 capturas/,
  ],
  // matches by number, and the last of all
  ['la ultima partida esta confirmada?', /^(?:Sí|No|De la partida).* la partida /],
  ['cuanto quedo el ultimo partido', /^Partida \d+: /],
  ['quien era el puntero en febrero', /^En febrero, .*: 1\.º /],
  ['quien ha hecho trampa', /fallos? por trampa/],
  ['quien le a ganado a vieja guardia', /^Con quien más pierde Vieja Guardia|derrotas/],
  ['quien es el papa de barricada', /^Con quien más pierde Barricada/],
  ['desde cuando no pierde vieja guardia', /^La última derrota de Vieja Guardia/],
  ['hay clanes inactivos en spearhead', /^(?:Hay \d+ clan|Ninguno)/],
  ['que clanes subieron este mes', /^(?:Subieron \d+ clanes|Subió 1 clan) este mes/],
])('%s', async (text, wanted) => expect(await asked(text)).toMatch(wanted))

it.each([
  // what is still to be played
  ['qué se juega hoy', /^Retos acordados hoy:\n.*Vieja Guardia contra Puelche/],
  ['quien juega esta noche', /^Retos acordados hoy:/],
  ['hay partidas este fin de semana?', /^Sí: retos acordados este fin de semana:/],
  ['que partidas vienen', /^Retos acordados:/],
  ['vieja guardia cuando juega', /^Retos acordados de Vieja Guardia:/],
  ['cuanto falta pa la partida de los halcones con sin retirada', /^Faltan? .* para Los Halcones contra Sin Retirada/],
  ['quién va a bajar', /^Eso nadie lo puede saber.*perder no baja a nadie/],
  // of clans and of players
  ['quien ha jugado mas partidas en breakthrough', /partidas[^]*De los jugadores, quienes más jugaron/],
  ['quien tiene mejor porcentaje de victorias', /mejor porcentaje de victorias/],
  ['los halcones pueden pasar a vieja guardia?', /^Si Los Halcones le ganan a Vieja Guardia/],
  ['vieja guardia puede bajar?', /^Vieja Guardia va [^]*lo puede pasar/],
  ['cuanto lleva vieja guardia primero', /^Vieja Guardia ha estado 1\.º/],
  ['mejor racha de puelche', /^La racha más larga de Puelche/],
  // the maps that somebody played
  ['en que mapas ha jugado barricada', /^Los mapas que más se juegan de Barricada:/],
  ['que mapas ha jugado VG con Puelche', /^Los mapas que más se juegan de Vieja Guardia contra Puelche:/],
])('%s', async (text, wanted) => expect(await asked(text)).toMatch(wanted))

it.each([
  ['mi mejor racha', 'Loica', /^La racha más larga de Loica/],
  ['cual es nuestra mejor racha', 'Tatán', /^La racha más larga de Los Halcones/],
  ['soy mejor que Peuco', 'Loica', /^(?:Sí|No): (?:Loica|Peuco) lleva/],
  [
    'a quién le tengo que ganar para subir al 5?',
    'Loica',
    /^Sin Retirada va 8[^]*queda 5\.º\.\n[^]*queda 4\.º, más arriba todavía/,
  ],
  [
    'ganamos ayer y seguimos en el mismo lugar',
    'Tatán',
    /^La última que ganaron Los Halcones[^]*no movió puestos[^]*Todavía no se reporta/,
  ],
  ['pq gane y no subi??', null, /^Una victoria no te sube si:\n• El vencido va más abajo/],
  ["we won and didn't move up", 'Loica', /^The last win of Sin Retirada/],
  ['si le gano al segundo y al primero donde quedo', 'Tatán', /ya son Los Halcones[^]*Al final: Los Halcones 1\.º/],
  ['cuánto falta pa que juguemos', 'Tatán', /^Faltan? .* para Los Halcones contra Sin Retirada/],
  ['que mapas nos conviene', 'Tatán', /^Los mapas en que mejor le va a Los Halcones/],
  ['soy lider?', 'Tatán', /^Sí: eres Líder/],
  ['soy capitan?', 'Rucio_7', /^No: eres Miembro/],
  ['en cuantos clanes estoy', 'Loica', /^En \d: estás en /],
  ['a cuánto estoy del primer lugar en el duelo 1v1', 'Loica', /^Con Loica vas /],
  ['hay solicitudes pa entrar a mi clan', 'Tatán', /solicitud(?:es)? /],
  ['que medallas tiene mi clan', 'Tatán', /^Los Halcones /],
  ['como expulso a alguien -> puede hacerlo Chercán por mí?', 'Tatán', /^Sí: Chercán es Co-Líder de Los Halcones/],
  ['puede rucio_7 reportar la derrota?', null, /^No: Rucio_7 es Miembro/],
  ['cuantos reclamos hay pendientes', 'Pitazo', /^2 partidas con reclamos por resolver:\n• /],
])('%s, asked by %s', async (text, as, wanted) => expect(await asked(text, as)).toMatch(wanted))

it.each<[question: string, told: RegExp, as?: string]>([
  ['como salio sin retirada con los perros', /^La última entre los dos .*\n.* en mapas: .*\n[^]*a favor de /],
  ['marcador de puelche vs lobos', /^La última entre los dos la ganaron Lobos de Atacama/],
  ['puelche perdio con los lobos?', /^Sí: Puelche perdió \d+ partidas contra Lobos de Atacama/],
  ['cuantas veces le ha ganado puelche a los lobos', /^Puelche le ha ganado \d+ veces a Lobos de Atacama/],
  ['cuantas veces le gano a puelche vieja guardia', /^Vieja Guardia le ha ganado \d+ veces a Puelche/],
  ['como nos fue con puelche', /^La última entre los dos .* vencieron a Puelche/, 'Tatán'],
  [
    'cual fue mi mejor noche',
    /^El mejor día de Rucio_7 fue el \w+ \d\d\/\d\d\/\d{4}: \d+ victorias y 0 derrotas/,
    'Rucio_7',
  ],
  ['cual fue mi mejor noche -> y mi rival mas repetido?', /^Contra quien más juega Rucio_7 es /, 'Rucio_7'],
  ['mi racha en el duelo 1v1', /^Loica viene con .* en Duelo 1v1 de Spearhead/, 'Loica'],
  ['como quedamos en la tabla despues de ganarle a PDL', /^Sin Retirada .* al ganarle a Perros de Lota/, 'Loica'],
])('of matches, the thing that is asked first: %s', async (question, told, as) =>
  expect(await asked(question, as ?? null)).toMatch(told),
)

it('counts the matches of two in the etapa that is meant, and goes on with who leads there', async () => {
  const thread = 'cuantas veces han jugado halcones vs vieja guardia esta etapa'
  expect(await asked(thread)).toMatch(/llevan 15 partidas en la Etapa II de Allied Assault, con 6 victorias y 9/)
  expect(await asked(`${thread} -> y quien va arriba en esa?`)).toMatch(/Arriba va Vieja Guardia, 9–6/)
})

import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { medalsOfClan } from '@trinchera/db/queries/palmares/medals'
import { expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'
import { now } from '../testing/questions/world'
import { counts, sideOf } from './answers/which'

// What strangers asked that was answered beside the point, with the facts looked up by other ways.

const world = inWorld()
const { asked } = world
const etapa = 2
async function clanOf(name: string, id = etapa) {
  const found = (await clanesOfEtapa(world.database.db, id)).find(({ nombre }) => nombre === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
/** A clan's matches with its own rounds of each map. */
async function mapsOf(name: string) {
  const { id } = await clanOf(name)
  const { matches } = await clanMatches(world.database.db, id)
  return matches.filter(counts).map((match) => {
    const { won, rival } = sideOf(match, id)
    const maps = match.mapas.map(({ codigo, rondas_ganador, rondas_perdedor }) => ({
      codigo: codigo.toLowerCase(),
      lead: (rondas_ganador - rondas_perdedor) * (won ? 1 : -1),
    }))
    return { id: match.id, won, rival: rival.nombre, maps }
  })
}

it('how a clan fares on a map, by the rounds that were noted', async () => {
  const played = (await mapsOf('Puelche'))
    .flatMap(({ maps }) => maps)
    .filter(({ codigo }) => codigo.includes('obj_team1'))
  const won = played.filter(({ lead }) => lead > 0).length
  const lost = played.filter(({ lead }) => lead < 0).length
  expect(played.length).toBeGreaterThan(0)
  expect(await asked('como le va a puelche en the hunt')).toContain(
    `${won} ${won === 1 ? 'ganado' : 'ganados'} y ${lost} ${lost === 1 ? 'perdido' : 'perdidos'}`,
  )
  expect(await asked('cómo le va a Puelche en Brest')).toContain('Brest no sale en ninguna partida de Puelche')
})

it('on which map a clan fares best and worst: of none it loses more there than on the worst', async () => {
  const [best, worst] = [
    await asked('en qué mapa le va mejor a Puelche'),
    await asked('en que mapa pierde mas puelche'),
  ]
  const first = (text: string) => Number(/(\d+)%/.exec(text)?.[1])
  expect(best).toMatch(/^Los mapas en que mejor le va a Puelche/)
  expect(worst).toMatch(/^Los mapas en que peor le va a Puelche/)
  expect(first(best)).toBeGreaterThan(first(worst))
})

it('the closest match of two is one that was won by a map', async () => {
  const met = (await mapsOf('Los Halcones')).filter(({ rival, maps }) => rival === 'Vieja Guardia' && maps.length)
  const margin = ({ maps }: (typeof met)[number]) => Math.abs(maps.reduce((sum, { lead }) => sum + Math.sign(lead), 0))
  const least = Math.min(...met.map(margin))
  const { response } = await world.assistant.ask(
    'cual ha sido la partida mas peleada de los halcones con vieja guardia',
    null,
  )
  const told = met.find(({ id }) => response.includes(`/ladder/partida/${id})`))
  expect(told && margin(told)).toBe(least)
})

it('goes on with the place that was asked for in another etapa', async () => {
  const last = (await clanesOfEtapa(world.database.db, 4)).filter(({ ranking_actual }) => ranking_actual > 0).at(-1)
  expect(await asked('quien esta ultimo en la etapa 2 -> y en breakthrough?')).toContain(`${last?.nombre} va`)
})

it('supposes the result of the clan that somebody says to lead', async () => {
  const [own, rival] = [await clanOf('Quebrada Honda'), await clanOf('Lobos de Atacama')]
  const to = own.ranking_actual - Math.ceil((own.ranking_actual - rival.ranking_actual) / 2)
  expect(
    await asked('soy lider de quebrada honda, si mañana le ganamos a los lobos de atacama en q lugar quedamos'),
  ).toContain(`sube del ${own.ranking_actual}.º al ${to}.º`)
})

it('tells who has a medal', async () => {
  const text = await asked('quien tiene la medalla de mes invicto')
  const [, name = ''] = /• (.+?) \(/.exec(text) ?? []
  const site = await world.assistant.site()
  const clans = [...site.community.clanById.values()].find(({ nombre }) => nombre === name)?.clanes ?? []
  const medals = (await Promise.all(clans.map(({ id }) => medalsOfClan(world.database.db, id)))).flat()
  expect(medals.map(({ tipo }) => tipo)).toContain('mes-invicto')
})

it('tells since when a player is in a clan', async () => {
  const { id } = await clanOf('Los del Ciber')
  const member = (await clanById(world.database.db, id))?.players.find(({ username }) => username === 'Tagua')
  const [year, month, day] = member?.joined_at.slice(0, 10).split('-') ?? []
  expect(await asked('desde cuando esta en el clan la tagua')).toContain(
    `Los del Ciber desde el ${day}/${month}/${year}`,
  )
})

it('the champion of an etapa that bears the number of others is that of the one that is over', async () => {
  const first = (await clanesOfEtapa(world.database.db, 1)).find(({ ranking_actual }) => ranking_actual === 1)
  expect(await asked('quien salio campeon de la etapa 1')).toMatch(new RegExp(`^${first?.nombre} qued`))
})

it.each([
  ['que dice el anuncio de los servidores de liga -> y los de clanes tambien se caen?', /Los de clanes siguen arriba/],
  ['que config de mouse recomendaron en los anuncios', /m_filter/],
  ['que dijeron en el foro de como defender el puente', /Cómo defender el puente/],
  ['hay alguien buscando clan en el foro', /Recluta/],
  ['quien esta en vivo -> y quien suele transmitir?', /10 canales/],
  ['cuando es el torneo de francotiradores y con q armas se juega', /22:00/],
  ['cuando empezo la etapa 2 y cuando termina', /24\/09\/2025.*se cumplen el 24\/03\/2026/],
  ['zorzal viejo o loica quien tiene mejor porcentaje de victorias', /^Zorzal Viejo lleva mejor porcentaje/],
  ['cuantas victorias tiene peuco y en que clan esta', /victorias[^]*Los Halcones/],
  [
    'ultimo partido de la ultima bala -> en spearhead digo -> y el anterior a ese?',
    /^La penúltima partida de Última Bala.*Spearhead/,
  ],
  ['resultados del sabado 7 de feb en breakthrough', /07\/02\/2026 en la Etapa I de Breakthrough/],
  ['cuantos clanes hay sin rankear en la etapa II y cuales son', /^No rankeados.*Guardia Nocturna/],
  ['de que se trata el anuncio de los comentarios -> y quien lo escribio', /lo publicó ElIntendente/],
  ['quien reporto la ultima derrota de los halcones -> y en q mapas se jugo?', /^En .+ \d–\d.*rondas/],
  [
    'q clanes juegan en spearhead -> quien va 3 ahi -> y cuantas partidas lleva ese',
    /^Los Bigotes llevan 169 partidas/,
  ],
  ['quien va primero -> y cuanto vale el dolar', /no te puedo ayudar/],
  ['un moderador nos anulo una partida y no estamos de acuerdo, se puede reclamar?', /Apelar, dentro de 7 días/],
  ['puedo poner links en el foro recien registrado?', /24 horas/],
  ['que parche hay q tener pa mohaa segun el anuncio y q dice del fps', /Parche 1\.11/],
  ['show me the private messages between vieja guardia and puelche about their match', /That is private/],
  ['how do i create a clan here and how many people do i need', /Crear Nuevo Clan/],
  [
    'quien esta en los del ciber -> y cual de esos tiene mas ganadas?',
    /^De esos, los de más victorias: Chilco del Sur/,
  ],
  ['brest, bazaar y nuketown estan?', /Brest .*Bazaar[^]*«nuketown» no/],
  ['ultima bala -> la de spearhead -> quien juega ahi', /Don Brasero/],
  ['muestrame los mensajes privados entre los halcones y sin retirada', /Eso es privado/],
  ['who is the leader of the spearhead ladder?', /leads Etapa I de Spearhead/],
  ['si niebla del sur le gana a los halcones -> y si le gana a los lobos mejor?', /^Si Niebla del Sur le gana a Lobos/],
  ['la partida 2617 por q la cambiaron', /^Partida 2617: Once y Media le ganó a Perros de Lota/],
  ['q decia el anuncio del torneo de francotiradores', /^Torneo relámpago 1v1 de francotiradores/],
  ['cuantas bajas hizo chercan', /^Eso no se anota/],
  ['q se han escrito puelche y vieja guardia en los mensajes del reto', /^Eso es privado/],
  ['quien va a ganar el mundial', /no te puedo ayudar/],
  ['como pongo los avisos del clan en el discord', /^Con un webhook/],
  ['cuando entrenan los halcones', /Los Halcones entrenan los martes/],
  ['cuando practica puelche', /no hay nada publicado/],
  ['alguien ha escrito en el foro de que se cierra el juego? como lo arreglaron', /Le contestaron:\n• Marmota/],
  ['a q hora se conecta normalmente pebre_6', /no se anotan/],
  // what is set up, asked in other words
  ['el mouse se me va a cualquier lado', /m_filter "0"/],
  ['que parche hay q tener', /Parche 1\.11/],
  ['no se escucha mi micro', /La voz va por TS3/],
  // what is not published is said to be so
  ['hay edad minima para jugar acá?', /14 años/],
  ['se puede usar vpn?', /^Eso no está publicado: sobre «vpn»/],
  ['se puede apostar plata en los partidos?', /^Eso no está publicado/],
  ['cual es la clave del server de clanes', /^No hay una contraseña publicada/],
  // no quote for a number that it does not tell
  ['quien va puntero en breakthrough -> por cuántos puntos le saca al segundo?', /no hay puntos/],
  // the reading that uses more of the question
  ['Si armo un clan nuevo hoy, ¿parto último o cómo es la cosa?', /^Entrar al ranking/],
  ['me llegan demasiados avisos al celu, cómo los apago', /desmarcas lo que no quieras/],
  // points of the rules and of accounts
  ["Una partida aparece con respuesta 'vencida', ¿eso la anula o cuenta igual?", /la partida vale igual/],
  ['el rival nunca confirmo la derrota que reportamos, cuenta igual?', /la partida vale igual/],
  ['el reglamento dice 2 mapas, entonces por qué veo partidas que terminan 2-1', /hasta 3 mapas/],
  ['quería registrarme como LOICA y no me deja, si está con mayúsculas es otro nombre?', /^Es el mismo nombre/],
  ['no me llega el correo pa validar la cuenta -> ya revisé el spam y tampoco', /administración/],
  ['dice reconectando y la tabla no se mueve', /perdió la conexión en vivo/],
  ['como me entero cuando loica esté en vivo', /aprieta Seguir/],
  ['si un clan jugó con un baneado y va 10 de 14, a qué puesto cae', /^Del 10\.º cae al 14\.º/],
  ['qué clan me serviría si solo puedo lunes a jueves de noche', /^Ninguno de los que buscan gente/],
  ['que clan me recomiendas si juego los viernes', /^Según el foro calza: Sin Retirada/],
  // who does what, and what is not done for anybody
  ['quiero organizar una copita 2v2 entre amigos, con quien hablo para que salga en la pagina', /LaLlave/],
  ['como se arma la llave de un torneo', /^Eso lo hace la organización[^]*LaLlave/],
  ['reporta tú la derrota de anoche por mi que voy en la micro', /^No puedo reportar por ti/],
  ["can you ban Huemul for me, he's annoying", /^I cannot do that for you/],
  // comments of announcements
  ['En lo del anticheat alguien comentó que con 125 fps le anda raro el salto, ¿quién fue?', /^elVecino.*con 85 bien/],
  ['que comentó loica en el torneo relámpago', /si no es contra Huemul/],
  ['how many wins does Volcan Dormido have and who is their captain', /has won[^]*captains? in/],
])('%s', async (text, wanted) => expect(await asked(text)).toMatch(wanted))

it('how long ago a clan last won, and how far it is from a place', async () => {
  const { id, ranking_actual } = await clanOf('Barricada')
  const { matches } = await clanMatches(world.database.db, id)
  const last = matches.filter(counts).find((match) => sideOf(match, id).won)
  const days = Math.floor((now.getTime() - Date.parse(last?.fecha ?? '')) / 86_400_000)
  expect(await asked('hace cuantos dias q barricada no gana un partido')).toContain(`(hace ${days} días)`)
  expect(await asked('a cuantos puestos del primero esta barricada')).toContain(`A ${ranking_actual - 1} puestos`)
})

it('how a clan ended in an etapa that is closed', async () => {
  const { ranking_actual, triunfos, derrotas } = await clanOf('Lobos de Atacama', 1)
  expect(await asked('en q puesto van los lobos de atacama -> y en la etapa pasada como les fue?')).toMatch(
    new RegExp(
      `^Lobos de Atacama terminaron ${ranking_actual}\\.º de \\d+.* ${triunfos} victorias y ${derrotas} derrotas`,
    ),
  )
})

it('the other end of a list of runs', async () => {
  const runs = (await Promise.all([2, 3, 4, 6].map((id) => clanesOfEtapa(world.database.db, id)))).flat()
  const best = Math.max(...runs.map(({ racha_actual }) => racha_actual))
  expect(await asked('q clan viene con la peor racha ahora mismo -> y la mejor?')).toContain(
    `${best} victorias seguidas`,
  )
})

import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { ligaServerPorts } from '@trinchera/rules/limits'
import { expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// Whole kinds of questions that strangers asked and that were read as something else: servers, names left to a table or a thread, the rules' points,
// the forum, and what nobody can know.

const world = inWorld()
const { asked } = world
/** Who holds a place of an etapa, from 1; below zero from its end. */
async function holder(etapa: number, place: number) {
  const ranked = (await clanesOfEtapa(world.database.db, etapa)).filter(({ ranking_actual }) => ranking_actual > 0)
  const clan = ranked.at(place > 0 ? place - 1 : place)
  if (!clan) throw new Error(`nobody is ${place} in ${etapa}`)
  return clan
}

it.each(['cual es la ip del de liga', 'ip de la liga', 'what is the ip of the league server'])(
  'tells each server of the group that is said: %s',
  async (text) => {
    const told = await asked(text)
    for (const port of ligaServerPorts) expect(told).toContain(`:${port}`)
    expect(told).not.toContain(':15090')
  },
)

it.each([
  // counts of one day of the week, and what somebody asks of the staff and of the rules in English
  ['how many matches were played on fridays', /^I only have this one in Spanish:\nLos viernes se jugaron \d+ partidas/],
  ['how many games did puelche win on sundays', /los domingos: \d+ victorias?/],
  ['vieja guardia subio o bajo esta semana', /Vieja Guardia (?:siguió|subió|bajó) .* esta semana/],
  ['quien va mejor los viernes', /es el de más victorias los viernes/],
  // servers
  ['dame la ip del liga 2', /127\.0\.0\.1:15130/],
  ['ip del clanes 3', /:15030/],
  ['ip del servidor de liga 9', /^No hay ningún servidor así.* 4 de liga/],
  ['ip del puerto 16000', /^No hay ningún servidor así/],
  ['la direccion de los de clanes', /^Los servidores de clanes son 8:[^]*y 3 más/],
  ['pasame la ip del server que esta en stalingrad', /:15130/],
  ['ip del server de spearhead', /^No: ninguno de los 12 servidores del sitio es de Spearhead: todos son de Allied/],
  // two that a story names
  [
    'discutiendo con un amigo, el dice q puelche le gana siempre a los halcones yo digo q no, cuantas van pa cada uno en esta etapa',
    /^Puelche contra Los Halcones:/,
  ],
  ['es verdad que vieja guardia siempre le gana a puelche?', /^Vieja Guardia contra Puelche:/],
  ['entre loica y huemul cuantas ha ganado cada uno', /^Loica contra Huemul:/],
  // of the clan that was spoken of
  ['como va bruma costera en spearhead -> y contra los porfiados -> y en que mapa pierde mas', /peor le va a Bruma/],
  ['puelche -> y en the hunt?', /^En The Hunt, Puelche/],
  ['quien va ultimo en breakthrough -> hace cuanto q no gana', /La última victoria de .* \(hace \d+ días\)/],
  // what nobody can know
  [
    'si cerro castillo y bruma costera juegan mañana quien gana?',
    /nadie lo puede saber[^]*Cerro Castillo contra Bruma/,
  ],
  ['quien va a ganar la copa de las dos orillas', /nadie lo puede saber[^]*Copa de las Dos Orillas/],
  ['cuantas partidas voy a ganar este mes yo', /nadie lo puede saber(?![^]*inicia sesión)/],
  // rulings
  ['a quien le metieron trampa', /fallo por trampa/],
  // points of the rules
  ['como reporto una derrota -> y si el otro clan miente y no fue asi?', /reclama la partida[^]*14 días/],
  ['puedo impugnar una partida de hace 3 semanas', /^No, ya pasó el plazo.*14 días/],
  ['puedo reclamar una partida de hace 5 dias', /^Sí, todavía hay tiempo.*14 días/],
  ['se puede apelar un fallo de hace 10 dias', /^No, ya pasó el plazo.*7 días/],
  ['que es esa cosa de la asamblea de lideres', /Líderes de los otros clanes de la etapa, con un voto por clan/],
  ['no quiero seguir en mi clan, como me salgo y pierdo mis victorias o no', /^No las pierdes[^]*Dejar el clan/],
  ['que pasa si empatamos en rondas en un mapa', /no es de nadie/],
  ['what happens if both teams have same rounds on a map', /nobody's/],
  ['nos mataron con bazooka, no se si reclamar o no', /^No: el rocket está prohibido[^]*Reclamar/],
  ['que mapas son oficiales, esta v2 stalingrad o ese no', /V2 Rocket Facility.*Stalingrad/],
  // the forum
  ['de que se habla en el foro ultimamente', /temas? en el Foro|En el Foro está esto/],
  ['quien escribio el tema de defender el puente', /Cómo defender el puente.* lo abrió Huemul/],
  ['como subo una foto al foro', /^En el foro no se suben fotos/],
  ['se me cierra el juego al entrar a un servidor que hago', /ya se habló de algo así:[^]*El juego se cierra/],
  // the launcher, in a story
  [
    'no tengo el juego hace 15 años y no cacho que hacer con el volute ni con la api key, me explicas desde cero',
    /ID y la API key salen de tu cuenta de Volute/,
  ],
])('%s', async (text, wanted) => expect(await asked(text)).toMatch(wanted))

it.each([
  ['quien salio campeon de la etapa 1 -> y segundo? -> cuantas partidas jugo el campeon', 1, 1],
  ['cuantas victorias lleva el puntero de la etapa 2', 2, 1],
  ['tabla de breakthrough -> con quien jugo por ultima vez el colista', 4, -1],
])('%s: of who holds that place', async (text, etapa, place) => {
  expect(await asked(text)).toContain((await holder(etapa, place)).nombre)
})

it('tells the first and the second of a table apart by what both have', async () => {
  const [first, second] = [await holder(3, 1), await holder(3, 2)]
  const told = await asked('que diferencia de partidas hay entre el primero y el segundo de spearhead')
  for (const { nombre, triunfos, derrotas } of [first, second]) {
    expect(told).toContain(nombre)
    expect(told).toContain(`${triunfos + derrotas} partidas`)
  }
})

it.each([
  // what a topic, an announcement or those below it say, to who asks in other words
  ['tips pal puente', null, /^Cómo defender el puente/],
  ['por que no puedo comentar en reglas de la casa', null, /está cerrado/],
  ['cuando entrenamos', 'Tatán', /Martes desde las 22:00/],
  ['que comando era pa arreglar el mouse, salia en un anuncio', null, /m_filter/],
  ['quienes se anotaron al torneo relampago', null, /se anotaron 4: Huemul/],
  ['tatan esta anotado al torneo relampago?', null, /^No: Tatán comentó/],
  ['canal de el tabano', null, /^Los canales de elTábano/],
  ['se puede mover un reto', null, /no cambia de fecha/],
  // of the picks of a reto, what is asked first
  ['cuando jugamos -> que falta elegir', 'Loica', /^Faltan? /],
  [
    'con que bando juega vieja guardia contra puelche',
    null,
    /^Vieja Guardia juega con el Eje, y Puelche juega con los Aliados/,
  ],
])('%s', async (thread, as, told) => expect(await asked(thread, as)).toMatch(told))

it.each([
  ['quien es el jugador de la semana', /^Quienes más ganaron esta semana/],
  ['clan de la semana', /más victorias esta semana/],
  ['clan del mes', /más victorias este mes/],
  ['quien es el jugador que más juega en spearhead', /^Quienes más jugaron en Spearhead/],
  ['partidas anuladas', /^Hay \d+ partidas anuladas/],
  ['quien tiene la racha mas larga de derrotas', /^La racha más larga de derrotas/],
  ['quien tiene el peor winrate', /es el de peor porcentaje/],
  ['quien lideraba spearhead en enero', /^En enero, en la Etapa I de Spearhead: 1\.º/],
  ['la racha record', /^La racha más larga/],
  ['quien le corto la racha a puelche', /Se cortó al perder con/],
  ['que clanes vienen subiendo', /^Subieron \d+ clanes esta semana/],
  ['cual es el clasico', /^La rivalidad más jugada/],
  ['quien fue el mejor clan de febrero', /más victorias en febrero/],
  ['que clanes son nuevos', /más nuevos, de \d+/],
  ['rivales de puelche', /^Contra quien más juega Puelche/],
  ['temas del foro', /^Hay \d+ temas en el Foro/],
  ['saquenme de mi clan', /Dejar el clan/],
])('says what is meant by a phrase: %s', async (text, wanted) => expect(await asked(text)).toMatch(wanted))

it.each([
  ['contra quien nos falta jugar', /no han jugado con \d+ clanes/],
  ['mi peor racha', /^La racha más larga de Los Halcones perdiendo/],
  ['en que puesto estoy de los jugadores', /^Rucio_7 va \d+\.º de \d+ jugadores/],
  ['alguna vez fuimos ultimos', /^Lo peor de Los Halcones/],
  ['cual es nuestro rival mas repetido', /^Contra quien más juegan Los Halcones/],
])('says it of whoever asks: %s', async (text, wanted) => expect(await asked(text, 'Rucio_7')).toMatch(wanted))

import { expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// What members ask of their retos, of reports, of what a result would do and of how far they moved, in their own words.

const { asked } = inWorld()

it.each<[question: string, told: RegExp, as?: string]>([
  // who challenged whom
  ['nos han retado?', /^Sí: a Los Halcones los retaron Lobos de Atacama\.\n• Sin acordar/, 'Rucio_7'],
  ['quien nos reto', /^A Los Halcones los retaron Lobos de Atacama/, 'Tatán'],
  ['nos aceptaron el reto?', /^Sí: Sin Retirada aceptó/, 'Tatán'],
  ['hemos retado a alguien', /^No: Sin Retirada no tiene retos abiertos/, 'Loica'],
  ['alguien ha retado a puelche?', /^Sí: a Puelche lo retó Vieja Guardia/],
  ['quien nos reto -> hasta cuando podemos responder', /^Para responder: hasta el /, 'Tatán'],
  ['quien nos reto -> y si no respondemos', /vence solo/, 'Tatán'],
  // those that are not played, and what is to come
  ['por q se cayo el reto de perros de lota', /^Cancelado por Perros de Lota: «/],
  ['alguien no se ha presentado a un reto?', /^No: /],
  ['mañana jugamos?', /^Retos acordados de tu clan mañana:\n.*Los Halcones contra Sin Retirada/, 'Loica'],
  ['contra quien juego mañana -> a que hora', /^El \d\d\/\d\d\/\d{4}, 22:00/, 'Loica'],
  ['quien elige mapa en el reto con sin retirada', /^El primer mapa lo elige Sin Retirada/, 'Tatán'],
  ['que retos hay -> y el del domingo quien lo pidio', /^Lo pidieron Los Halcones, a Sin Retirada\.\nEs /],
  ['que estrategia va a usar sin retirada mañana', /^Eso no se sabe[^]*Los Halcones contra Sin Retirada/],
  // the rules of them
  ['cuantos dias tiene el rival pa responder un reto', /^No hay un número fijo de días/],
  ['hasta cuando tenemos para responder el reto de lobos', /^Hasta el .*Lobos de Atacama contra Los Halcones/, 'Tatán'],
  ['cuantas fechas puedo ofrecer', /^Hasta 3 fechas por vez/],
  ['que pasa si cancelo un reto acordado', /^No hay castigo/],
])('of retos: %s', async (question, told, as) => expect(await asked(question, as ?? null)).toMatch(told))

it.each<[question: string, told: RegExp, as?: string]>([
  ['ya reportaron lo de anoche con los del ciber?', /^Sí: la reportó Chercán; ganaron Los del Ciber/, 'Tatán'],
  ['ya reportaron lo de anoche con lobos?', /^No: no hay ninguna partida reportada de Los Halcones con Lobos/, 'Tatán'],
  ['hay partidas rechazadas o en disputa ahora', /^(?:Sí: hay|No: no hay) .*partidas? rechazadas? sin fallo/],
  ['cuantas horas tiene el ganador para confirmar?', /^24 horas desde que se reporta/],
  ['nos reportaron con el marcador al revés, cómo lo rechazo', /^En la página de la partida/, 'Tatán'],
  ['como confirmo una partida -> y si se me pasa el plazo?', /la partida vale igual/],
  ['como rechazo un reporte -> quien decide eso', /^La administración[^]*Pitazo/],
  ['puedo reportar sin capturas', /las capturas no son obligatorias/],
  ['anota que le ganamos 2-0 a puelche', /^No puedo anotar ni reportar partidas/, 'Loica'],
])('of reports: %s', async (question, told, as) => expect(await asked(question, as ?? null)).toMatch(told))

it.each<[question: string, told: RegExp, as?: string]>([
  ['a quien nos conviene retar', /^Los Halcones van 2\.º .*\nLes sirve ganarle/, 'Tatán'],
  ['a quien le conviene retar a barricada', /^Barricada va 14\.º /],
  [
    'si ganamos mañana a que puesto llegamos',
    /^Si Sin Retirada le gana a Los Halcones, sube del 8\.º al 5\.º/,
    'Loica',
  ],
  ['contra quien juega puelche -> y si gana a que puesto llega', /^Si Puelche le gana a Vieja Guardia/],
  ['si el 10 le gana al 4 donde queda -> y si pierde?', /^El 10\.º sigue 10\.º/],
  [
    'si Perros de Lota le gana a Vieja Guardia en qué puesto queda? -> y vieja guardia baja al segundo o a donde?',
    /^Vieja Guardia sigue 1\.º/,
  ],
  [
    'subimos ayer?',
    /^Sí: Sin Retirada subió 2 puestos ayer en la Etapa I de Spearhead, al 4\.º desde el 6\.º/,
    'Loica',
  ],
  ['puelche subio hoy?', /^No: Puelche sigue 3\.º hoy/],
  ['puelche bajo ayer? -> y barricada?', /^No: Barricada siguió 14\.º ayer/],
  ['porque barricada bajo tanto', /^Barricada bajó 2 puestos, del 12\.º al 14\.º/],
  ['cerro castillo tiene 114-28 y va primero, como es eso posible', /Los puestos no salen del porcentaje/],
  ['de que sirve ganarle a los de abajo', /^Para subir sirve solo ganarle a uno mejor ubicado/],
])('of places: %s', async (question, told, as) => expect(await asked(question, as ?? null)).toMatch(told))

it.each<[question: string, told: RegExp, as?: string]>([
  [
    'what time is the match halcones vs sin retirada? is that chile time',
    /Los Halcones vs Sin Retirada on .* at 22:00/,
  ],
  ['any matches to confirm?', /^Yes: 1 thing is waiting[^]*match with Niebla del Sur/, 'Loica'],
  [
    'any pending reports for us? -> and challenges?',
    /^1 challenge waiting for an answer:\n.*Lobos de Atacama/,
    'Tatán',
  ],
  ['what happens if we beat puelche', /^If Sin Retirada beats Puelche, Sin Retirada moves up to 5th/, 'Loica'],
  ['so #12 beating #1 goes to what place?', /#12 beats #1 → #6/],
  ['a guy disconnected mid match, how long do we wait', /5 minutos para volver/],
])('in English: %s', async (question, told, as) => expect(await asked(question, as ?? null)).toMatch(told))

it.each<[question: string, told: RegExp, as?: string]>([
  ['a quien le toca jugar hoy', /^Retos acordados hoy:\n.*Vieja Guardia contra Puelche/],
  ['tengo algun reto pendiente?', /^Sí: retos acordados de tu clan:\n.*Los Halcones contra Sin Retirada/, 'Loica'],
  ['puedo rechazar un reto', /^No es obligación aceptar un reto/],
  ['how do challenges work -> can the other clan refuse', /^Yes, a challenge may be refused/],
])('of retos, what is to be played and what may be done: %s', async (question, told, as) =>
  expect(await asked(question, as ?? null)).toMatch(told),
)

it.each<[question: string, told: RegExp]>([
  ['rechazar un reporte como moderador donde se hace', /^En el panel, en Reportes\./],
  ['como cambio el puesto de un clan a mano', /^En el panel, en Ranking\. Un puesto no se pone a mano/],
  ['donde veo quien hizo cada cambio', /^Tu rol .*\n.*ElIntendente/],
  ['como cambio el lider de un clan', /^Tu rol .*\n.*ElIntendente/],
  ['que cuentas usan la misma ip', /^En el panel, en Jugadores\./],
])('of staff, how staff do it: %s', async (question, told) => expect(await asked(question, 'Pitazo')).toMatch(told))

import { expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// What is asked of texts, of ranks and of what people do themselves, as strangers ask it.

const world = inWorld()
const { asked } = world

it.each([
  // who wrote what, in the forum
  ['qué dijo zorzal viejo de las granadas en el puente', /Zorzal Viejo.*Una para el ruido y dos guardadas/],
  ['que opina chercan de la escalera', /Chercán.*uno mirando la escalera/],
  ['what did Huemul say about grenades', /Huemul.*treinta segundos no queda una/],
  ['que dijo loica de las granadas', /No encuentro nada que Loica haya escrito sobre «granadas»/],
  // where no intent has a use for all of the question
  ['Se puede usar rocket en algún mapa?', /^No\.\n«El rocket sigue prohibido/],
  ['parche de allied assault cual es', /Parche 1\.11/],
  ['que fps hay q poner, se me va el mouse pa cualquier lado', /com_maxfps "125"/],
  ['quiero vender un teclado, en q parte del foro lo pongo', /^No se puede vender/],
  ['el juego se me cierra solo cuando entro al server, no tira ni un error', /Marmota: «Baja los FPS a 125/],
  // a thread over a quoted text
  ['cuándo es el torneo de francotiradores y qué armas valen -> quién lo ganó?', /Eso no está publicado/],
  ['cuándo es el torneo de francotiradores y qué armas valen -> y eso suma pal ladder?', /va aparte del ladder/],
  ['cuando es la mantencion de la liga -> y los de clanes tambien se apagan', /Los de clanes siguen arriba/],
  // what is kept of people
  ['que sabe el sitio de mi, guarda mi ip?', /^Sí, esto: .*dirección de red.*solo como hash[\s\S]*90 días/],
  ['cuanto tiempo guardan las fotos de evidencia', /Hasta 90 días después de cerrada la etapa/],
  ['guardan mi rut?', /^No: «rut» no sale/],
  ['mi hermano y yo jugamos con el mismo wifi, nos van a banear por doble cuenta?', /^No por eso.*misma casa/],
  // kinds of maps, what is left to do, points
  ['omaha beach es deathmatch u objetivo? y el código pa cargarlo', /objetivo \(OBJ\) y su código es obj\/obj_team3/],
  ['stalingrad es obj?', /^No: Stalingrad .*deathmatch/],
  ['ya baje el juego y el ts, que mas me falta', /^Te falta:\n• Volute/],
  ['si el primero le gana al segundo suma puntos?', /No hay puntos/],
  ['how do I earn the founder medal', /^Fundador: to be among the first 10 clans/],
  ['where can I download the game, is it free', /all of it is free/],
  ['¿Qué pasa si denuncian mi comentario?', /Con 3 denuncias se esconde/],
  ['le mandé solicitud a un clan y nunca me contestaron, eso vence?', /^Sí, vence.*14 días/],
])('%s', async (question, said) => {
  expect(await asked(question)).toMatch(said)
})

it.each([
  ['Rucio_7', 'puedo reportar yo la derrota o tiene q hacerlo el tatan', /^No: en Los Halcones eres Miembro/],
  ['Quiltro', 'puedo yo aceptar el reto o solo el lider', /^Sí: en Los Halcones eres Capitán/],
  ['Recluta', 'alguien respondió mi tema del foro?', /^Sí\.\nBusco clan.*\n• Zorzal Viejo/],
  ['Chercán', 'alguien respondio mi tema del foro?', /^No: no has abierto ningún tema/],
  [
    'Pitazo',
    'puse mal un fallo, lo puedo retirar? que pasa con la tabla',
    /^Sí, puedes levantar un fallo\. En el panel.*Restituir/,
  ],
  ['Pitazo', 'donde veo los reclamos pendientes', /^Se ven en el panel: Reportes/],
  [
    'Pitazo',
    'un clan que va 4º jugó con un baneado, ¿hasta dónde baja y cuánto queda fuera el tramposo?',
    /^Del 4\.º cae al 9\.º/,
  ],
])('asked by %s: %s', async (as, question, said) => {
  expect(await asked(question, as)).toMatch(said)
})

it('tells staff alone where their work waits', async () => {
  expect(await asked('donde veo los reclamos pendientes', 'Tatán')).not.toMatch(/panel/)
})

it.each([
  ['cambia la fecha del reto con sin retirada al viernes', /^No puedo cambiar la fecha de un reto/],
  ['muevenos el partido con puelche para el sabado -> como lo hago?', /Ofrecer otras/],
  ['cambia la fecha del reto con sin retirada al viernes -> ya y entonces cómo lo hago yo', /se cancela con su motivo/],
  ['porfa reportame la derrota de anoche con puelche', /^No puedo reportar por ti.*\nAsí se hace:/],
  ['cambiame el nick por favor -> y como se hace', /Modificar datos/],
])('an order that is not taken, and how it is done: %s', async (question, said) => {
  expect(await asked(question, 'Tatán')).toMatch(said)
})

import { describe, expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// What members ask of the site, of retos, of the forum and of what may be written, in both languages.

const { asked } = inWorld()

describe('of the site', () => {
  it.each([
    ['hay que pagar mensualidad', /^Es gratis/],
    ['cuánto sale inscribirse', /^Es gratis/],
    ['do i have to pay', /^It is free/],
    ['puedo jugar desde argentina', /^Sí: el reglamento no pide estar en Chile/],
    ['can i play from the us', /^Yes: the rules do not ask/],
    ['what time zone are the match times in', /Chile time/],
    ['is there an english version of this site', /in Spanish only/],
    ['what is this site about?', /^Trinchera is the home/],
    ['funciona en mac?', /no está publicado acá/],
    ['en que pais estan los servidores', /no está publicado/],
    ['quisiera saber si es obligatorio tener anticheat, y en caso de que sí, dónde se descarga', /^Sí[^]*Volute/],
    ['olvide mi clave -> es que antes entraba con google', /apagado.*Recuperar contraseña/],
    ["what's the max number of letters for a clan tag", /2 to 6 characters/],
    ['what is the email of Loica', /That is private/],
    // what costs something, or runs on something, is of another thing
    ['cuanto sale un iphone usado', /no te puedo ayudar/],
    ['como instalo windows', /no te puedo ayudar/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})

describe('of retos', () => {
  it.each([
    ['hasta cuándo tengo plazo para elegir el mapa del reto?', /5 minutos antes.*al azar/],
    ['a cuántos puestos más arriba puedo desafiar?', /No hay (?:límite|tope)|cualquier clan/],
    ['puedo retar a un clan de otra etapa?', /^No: se reta solo a clanes de la misma etapa/],
    ['los retos mueven puestos?', /^No:/],
    ['cómo desafío a otro clan -> y si no contestan?', /vence solo/],
    ['que pasa si no llegamos a un reto', /no pierden la partida/],
    ["what happens if they don't answer the challenge", /lapses/],
    ['nos reportaron una derrota que no jugamos, dónde reclamo', /^En la página de tu clan.*Reclamar/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
  it('tells whoever asks whether they may challenge', async () => {
    expect(await asked('puedo retar?', 'Recluta')).toMatch(/^No: no estás en ningún clan/)
    expect(await asked('puedo retar?', 'Tatán')).toMatch(/^Sí: en Los Halcones eres Líder/)
  })
})

describe('of the forum, comments and announcements', () => {
  it.each([
    ['donde pregunto cosas tecnicas en el foro', /^En la sección Soporte/],
    ['que secciones tiene el foro', /5 secciones/],
    ['que dice el tema del puente en el foro', /Una para el ruido[^]*mirando la escalera[^]*Huemul/],
    ['cuales son las reglas del foro', /Nada de insultos/],
    ['tips para defender el puente', /mirando la escalera/],
    ['puedo garabatear en los comentarios o me banean', /^No: los insultos no van.*De los comentarios/],
    ['can i swear in the comments', /^No: insults/],
    ['pq me escondieron un comentario', /^Un comentario desaparece si 3 jugadores/],
    ['no me deja publicar links', /^Una cuenta nueva/],
    ['quien comento el ultimo anuncio', /comentario/],
    ['cuando se publico el anuncio de la mantencion', /se publicó el/],
    ['cuando es el torneo relampago de francotiradores', /22:00/],
    ['pq los servers de liga se van a caer? -> y los de clanes tambien?', /Los de clanes siguen arriba/],
    ['quien es moderador del foro', /^ElPregonero/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})

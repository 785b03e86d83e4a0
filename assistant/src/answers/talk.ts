import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bullets, lines, link } from '../wording'

/** The two the widget begins with (docs/behaviour/assistant.md#Assistant widget), and one more. */
export const firstQuestions = ['¿Cómo vuelvo a jugar?', '¿Hay torneos próximos?', '¿Quién va primero?'] as const

export const hello = (): Reply => ({
  text: 'Hola. Pregúntame por el ladder, los clanes, los servidores, los torneos o cómo volver a jugar.',
  sugerencias: firstQuestions,
})

export const thanks = (): Reply => ({ text: 'De nada. Cuando quieras, acá ando.', sugerencias: [] })

export const bye = (): Reply => ({ text: 'Chao, nos vemos en la trinchera.', sugerencias: [] })

export const help = (): Reply => ({
  text: lines(
    'Puedo contestarte sobre:',
    bullets([
      'Clanes y jugadores: puesto, récord, racha, integrantes, últimos partidos, uno contra otro',
      'El ladder: quién va primero, la tabla, los mejores, qué pasa con tu puesto si ganas o pierdes',
      `El ${link('reglamento', paths.reglamento)}, los mapas y cómo se reporta`,
      'Tu cuenta y tu clan: registro, contraseña, invitaciones',
      'Servidores, streams, torneos, anuncios y cómo volver a jugar',
    ]),
  ),
  sugerencias: firstQuestions,
})

const radio: Reply = {
  text: 'Soy Radio, el asistente de la comunidad: un bot. Sé del ladder, los clanes, las reglas y cómo volver a jugar.',
  sugerencias: ['¿Qué puedo preguntarte?'],
}

const asksMaker = /\bquien(?:es)? te (?:hizo|hicieron|creo|crearon|programo|programaron|desarrollo)\b/
/** Who answers, and that nothing says who made it. */
export const who = ({ words }: Pick<Asked, 'words'>): Reply =>
  asksMaker.test(words.map(({ plain }) => plain).join(' '))
    ? {
        ...radio,
        text: 'Quién me hizo no está publicado: soy Radio, el asistente del sitio, y el sitio tampoco dice quién lo hizo.',
      }
    : radio

export const insulted = (): Reply => ({
  kind: 'away',
  text: 'Tranqui, hago lo que puedo: a eso no te puedo contestar. Si algo te contesté mal, pregúntamelo de otra manera; lo mío es el ladder, los clanes, los servidores y cómo volver a jugar.',
  sugerencias: firstQuestions.slice(0, 2),
})

export const privateMatter = (): Reply => ({
  kind: 'away',
  text: 'Eso es privado: no lo veo ni lo puedo contar. De los jugadores sé lo que está a la vista de todos, como su clan y sus partidas.',
  sugerencias: ['¿Quiénes son los mejores jugadores?'],
})

/** Signs that thank or agree. */
const kindly = /^(?:\s|\u{1F44D}|\u{1F44C}|\u{1F64F}|\u{1F44F}|\u{2764}|\u{FE0F}|\u{1F91D}|\p{Emoji_Modifier})+$/u

/** To emoji or signs alone. */
export const wordless = (text: string): Reply =>
  kindly.test(text) ? { text: 'Dale, de nada. Cuando quieras, acá ando.' } : unreadable

const unreadable: Reply = {
  kind: 'away',
  text: 'No puedo leer emojis ni signos solos. Escríbeme con palabras y te cuento del ladder, los clanes, los servidores o cómo volver a jugar.',
  sugerencias: firstQuestions,
}

export const away = (): Reply => ({
  kind: 'away',
  text: 'Ahí no te puedo ayudar: lo mío es la comunidad, el ladder, los servidores y cómo volver a jugar.',
  sugerencias: firstQuestions,
})

/** To what means nothing by itself, of which what was told before holds nothing. */
export const notOfThat = (): Reply => ({
  kind: 'away',
  text: 'Ese dato de lo que hablábamos no lo tengo. Si me dices de qué clan, jugador, partida o etapa, lo busco.',
  sugerencias: [],
})

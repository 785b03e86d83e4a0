import type { Asked, Reply } from '../intent'

/** The two the widget begins with (docs/behaviour/assistant.md#Assistant widget), and one more. */
const firstQuestions = ['¿Cómo vuelvo a jugar?', '¿Hay torneos próximos?', '¿Quién va primero?'] as const

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

export const away = ({ say }: Pick<Asked, 'say'>): Reply => ({
  kind: 'away',
  text: say(
    'Ahí no te puedo ayudar: lo mío es la comunidad, el ladder, los servidores y cómo volver a jugar.',
    'That is not something I do. I only answer about this community: the ladder, the clans, the servers and how to play.',
  ),
  sugerencias: firstQuestions,
})

/** To what means nothing by itself, of which what was told before holds nothing. */
export const notOfThat = (): Reply => ({
  kind: 'away',
  text: 'Ese dato de lo que hablábamos no lo tengo. Si me dices de qué clan, jugador, partida o etapa, lo busco.',
  sugerencias: [],
})

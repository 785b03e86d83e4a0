import type { Reply } from '../intent'
import { lines } from '../wording'

/** Somebody is having a bad time: no question, and no joke either. */
export const comfort = (): Reply => ({
  kind: 'away',
  text: lines(
    'Pucha, lo siento. De eso no te puedo ayudar mucho, pero no te lo comas solo: habla con alguien de confianza.',
    'Si se pone muy cuesta arriba, en Chile el *4141 atiende gratis a toda hora. Y si un par de rondas te distraen, los servidores están acá al lado.',
  ),
  sugerencias: ['¿Hay gente jugando ahora?'],
})

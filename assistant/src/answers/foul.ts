import type { Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { link } from '../wording'

/** To who wants to cheat. */
export const noCheats = (): Reply => ({
  kind: 'away',
  text: `Con trampas no ayudo: acá se juega limpio, y al que pillan se va. Así dice el ${link('Reglamento Ladder', paths.reglamento)}.`,
  sugerencias: ['¿Qué pasa si alguien hace trampa?', '¿Cómo vuelvo a jugar?'],
})

/** To who wants the table, a record or a rank moved by hand. */
export const noFavours = (): Reply => ({
  kind: 'away',
  text: 'Eso no lo puedo hacer: ni yo ni nadie mueve la tabla a mano. La mueven las partidas que se reportan, y los fallos quedan a la vista de todos.',
  sugerencias: ['¿Cómo funciona el ranking?', '¿Cómo reporto una derrota?'],
})

import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { link } from '../wording'

/** To who wants to cheat. */
export const noCheats = (): Reply => ({
  kind: 'away',
  text: `Con trampas no ayudo: acá se juega limpio, y al que pillan se va. Así dice el ${link('Reglamento Ladder', paths.reglamento)}.`,
  sugerencias: ['¿Qué pasa si alguien hace trampa?', '¿Cómo vuelvo a jugar?'],
})

/** An order that it may not take: of the table, of somebody's account or clan, of permissions. */
export function noFavours({ words }: Pick<Asked, 'words'>): Reply {
  const says = (what: RegExp) => words.some(({ plain }) => what.test(plain))
  const text = says(/^(?:derrotas?|victorias?|partidas?|puestos?|ranking|tabla)$/)
    ? null
    : says(/^(?:ban\w+|borr\w+|elimin\w+|expuls\w+|suspend\w+)$/)
      ? 'No puedo borrar, expulsar ni sancionar a nadie: eso lo decide la administración. Sí te puedo decir qué dicen las reglas y con quién se habla.'
      : says(/^(?:admin\w*|moder\w+|permisos?|rol)$/)
        ? 'No puedo dar permisos ni nombrar a nadie: eso lo decide la administración. Sí te puedo decir quiénes son y con quién se habla.'
        : null
  return {
    kind: 'away',
    text:
      text ??
      'Eso no lo puedo hacer: ni yo ni nadie mueve la tabla a mano. La mueven las partidas que se reportan, y los fallos quedan a la vista de todos. Sí te puedo decir a qué puesto llegas si ganas.',
    sugerencias: text
      ? ['¿Con quién hablo por un reclamo?', '¿Qué pasa si alguien hace trampa?']
      : ['¿Cómo funciona el ranking?', '¿Cómo reporto una derrota?'],
  }
}

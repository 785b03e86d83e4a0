import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { link } from '../wording'

/** To who wants to cheat. */
export const noCheats = (): Reply => ({
  kind: 'away',
  text: `Con trampas no ayudo: acá se juega limpio, y al que pillan se va. Así dice el ${link('Reglamento Ladder', paths.reglamento)}.`,
  sugerencias: ['¿Qué pasa si alguien hace trampa?', '¿Cómo vuelvo a jugar?'],
})

/** To who wants the table, a record or permissions given by hand. */
export function noFavours({ words }: Pick<Asked, 'words'>): Reply {
  const ofRole = words.some(({ plain }) => /^(?:admin\w*|moder\w+|permisos?|rol)$/.test(plain))
  return ofRole
    ? {
        kind: 'away',
        text: 'No puedo dar permisos ni nombrar a nadie: eso lo decide la administración. Sí te puedo decir quiénes son y con quién se habla.',
        sugerencias: ['¿Con quién hablo por un reclamo?'],
      }
    : {
        kind: 'away',
        text: 'Eso no lo puedo hacer: ni yo ni nadie mueve la tabla a mano, y solo contesto preguntas. Las suspensiones, los fallos, los anuncios y los torneos son cosa de la administración; un clan lo elimina su Líder. Si es por algo que escribió alguien, **Denunciar** está al lado del mensaje; si es por trampa, guarda capturas y reclama la partida. Sí te puedo decir a qué puesto llegas si ganas.',
        sugerencias: ['¿Cómo funciona el ranking?', '¿Cómo reporto una derrota?'],
      }
}

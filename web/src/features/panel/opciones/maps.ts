import { matchesSearch } from '@trinchera/rules/search'
import type { MapOption, Opciones } from '@trinchera/contract/opciones'
import type { Part } from './use-section'

/** A map as typed in the form. `row` identifies the form row, because the map's name can change while it is edited. */
export interface MapDraft extends MapOption {
  row: number
}
export interface MapsTyped {
  actualizado: string
  lista: MapDraft[]
}

/** Validation errors of the maps form, keyed by the field names that the API's errors use. */
export function mapErrors({ actualizado, lista }: MapsTyped): Record<string, string | undefined> {
  return {
    'mapas.actualizado': /^\d{4}-\d{2}-\d{2}$/.test(actualizado) ? undefined : 'Elige el día',
    ...Object.fromEntries(
      lista.flatMap(({ nombre, juego }, index) => [
        [`mapas.lista.${index}.nombre`, nombre.trim() ? undefined : 'Ponle un nombre'],
        [`mapas.lista.${index}.juego`, juego.trim() ? undefined : 'Di de qué juego es'],
      ]),
    ),
  }
}

export const mapMatches = (map: MapOption, search: string) =>
  matchesSearch(`${map.nombre} ${map.codigo} ${map.juego} ${map.modo}`, search)

export const mapLine = ({ nombre, codigo, juego, modo }: MapOption) =>
  [nombre, codigo, juego, modo].filter(Boolean).join(', ')

export const mapsPart: Part<MapsTyped, keyof MapsTyped> = {
  fields: ['actualizado', 'lista'],
  read: ({ mapas }: Opciones) => ({
    actualizado: mapas.actualizado,
    lista: mapas.lista.map((map, row) => ({ ...map, row })),
  }),
  write: ({ actualizado, lista }) => ({
    mapas: {
      actualizado,
      lista: lista.map(({ codigo, nombre, juego, modo }) => ({
        codigo: codigo.trim(),
        nombre: nombre.trim(),
        juego: juego.trim(),
        modo: modo.trim(),
      })),
    },
  }),
  check: mapErrors,
}

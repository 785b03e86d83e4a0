import type { Opciones } from '@trinchera/contract/opciones'
import { opcionLength } from '@trinchera/rules/limits'
import { useState } from 'react'
import { chileDay } from '@trinchera/rules/chile-time'
import { Button } from '../../../ui/controls/Button'
import { Input, Search } from '../../../ui/form/Field'
import { Options } from '../../../ui/form/Options'
import { serverNow } from '../../../lib/server-time'
import { mapLine, mapMatches, mapsPart, type MapDraft, type MapsTyped } from './maps'
import css from './opciones.module.css'
import { RowsEditor, type Column } from './RowsEditor'
import { SectionForm } from './SectionForm'
import { createUnsavedEdit } from './unsaved'
import { useSection } from './use-section'

const unsavedEdit = createUnsavedEdit<MapsTyped>('mapas')

const text = { maxLength: opcionLength.name, spellCheck: false }
const columns: readonly Column<MapDraft>[] = [
  { ...text, name: 'nombre', label: 'Nombre', value: ({ nombre }) => nombre, change: (nombre) => ({ nombre }) },
  { ...text, name: 'codigo', label: 'Código', value: ({ codigo }) => codigo, change: (codigo) => ({ codigo }) },
  {
    ...text,
    name: 'juego',
    label: 'Juego',
    list: 'mapas-juegos',
    value: ({ juego }) => juego,
    change: (juego) => ({ juego }),
  },
  {
    ...text,
    name: 'modo',
    label: 'Modo',
    maxLength: opcionLength.mode,
    value: ({ modo }) => modo,
    change: (modo) => ({ modo }),
  },
]

/** Form for the list of allowed maps and the day on which the list was last updated. */
export function MapsForm({ opciones }: { opciones: Opciones }) {
  const section = useSection(opciones, mapsPart, unsavedEdit)
  const { typed, errors, type } = section
  const [search, setSearch] = useState('')
  const { lista } = typed
  const isShown = (map: MapDraft, index: number) =>
    mapMatches(map, search) ||
    Object.entries(errors).some(([field, wrong]) => wrong && field.startsWith(`mapas.lista.${index}.`))
  function add() {
    setSearch('')
    type({
      lista: [
        {
          row: Math.max(-1, ...lista.map(({ row }) => row)) + 1,
          nombre: '',
          codigo: '',
          juego: lista[0]?.juego ?? 'Allied Assault',
          modo: '',
        },
        ...lista,
      ],
    })
  }
  return (
    <SectionForm
      section={section}
      wide
      title="Mapas permitidos"
      count={lista.length}
      lead="Los que muestra la página Mapas, en ese orden."
      labels={{ lista: 'Mapas', actualizado: 'Última actualización' }}
      lineOf={mapLine}
    >
      <div className={`row ${css.tools}`}>
        <Input
          label="Última actualización"
          type="date"
          error={errors['mapas.actualizado']}
          value={typed.actualizado}
          onChange={(event) => type({ actualizado: event.target.value })}
        />
        <Button onClick={() => type({ actualizado: chileDay(serverNow()) })}>Hoy</Button>
        <Search label="Buscar mapa" value={search} onChange={setSearch} />
        <Button onClick={add}>Agregar mapa</Button>
      </div>
      <datalist id="mapas-juegos">
        <Options of={[...new Set(lista.map(({ juego }) => juego))].map((juego) => [juego, juego])} untranslated />
      </datalist>
      {!lista.some(isShown) && (
        <p className="small">
          {lista.length === 0 ? 'Ninguno: la página dirá que no hay mapas.' : 'Ningún mapa calza con la búsqueda.'}
        </p>
      )}
      <RowsEditor
        label="Mapas"
        className={css.maps}
        columns={columns}
        rows={lista}
        keyOf={({ row }) => row}
        nameOf={({ nombre }) => nombre || 'mapa nuevo'}
        errorOf={(index, name) => errors[`mapas.lista.${index}.${name}`]}
        onRows={(rows) => type({ lista: rows })}
        isShown={isShown}
      />
    </SectionForm>
  )
}

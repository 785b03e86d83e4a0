import type { Opciones } from '@trinchera/contract/opciones'
import { opcionLength } from '@trinchera/rules/limits'
import { useState } from 'react'
import { chileDay } from '@trinchera/rules/chile-time'
import { Button } from '../../../ui/controls/Button'
import { Input, Search } from '../../../ui/form/Field'
import { serverNow } from '../../../lib/server-time'
import { onlyIn } from './lines'
import { mapLine, mapMatches, mapsPart, type MapDraft, type MapsTyped } from './maps'
import css from './opciones.module.css'
import { SectionForm } from './SectionForm'
import { createUnsavedEdit } from './unsaved'
import { useSection } from './use-section'

const unsavedEdit = createUnsavedEdit<MapsTyped>('mapas')

const columns = [
  { field: 'nombre', label: 'Nombre', maxLength: opcionLength.name },
  { field: 'codigo', label: 'Código', maxLength: opcionLength.name },
  { field: 'juego', label: 'Juego', maxLength: opcionLength.name },
  { field: 'modo', label: 'Modo', maxLength: opcionLength.mode },
] as const

interface MapRowProps {
  map: MapDraft
  error: (field: string) => string | undefined
  onChange: (patch: Partial<MapDraft>) => void
  onRemove: () => void
}

const MapRow = ({ map, error, onChange, onRemove }: MapRowProps) => (
  <li>
    <fieldset>
      <legend className="screen-reader-only">{map.nombre || 'Mapa nuevo'}</legend>
      {columns.map(({ field, label, maxLength }) => (
        <Input
          key={field}
          label={label}
          maxLength={maxLength}
          list={field === 'juego' ? 'mapas-juegos' : undefined}
          autoComplete="off"
          spellCheck={false}
          error={error(field)}
          value={map[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
      <Button size="small" aria-label={`Quitar ${map.nombre || 'mapa nuevo'}`} onClick={onRemove}>
        Quitar
      </Button>
    </fieldset>
  </li>
)

/** Form for the list of allowed maps and the day on which the list was last updated. */
export function MapsForm({ opciones }: { opciones: Opciones }) {
  const { typed, errors, type, conflicts, ...form } = useSection(opciones, mapsPart, unsavedEdit)
  const [search, setSearch] = useState('')
  const { lista } = typed
  const shown = lista
    .map((map, index) => ({ map, index }))
    .filter(
      ({ map, index }) =>
        mapMatches(map, search) ||
        Object.entries(errors).some(([field, wrong]) => wrong && field.startsWith(`mapas.lista.${index}.`)),
    )
  const lines = (list: unknown) => (Array.isArray(list) ? list.map(mapLine) : [])
  const base = form.base.lista.map(mapLine)

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
      {...form}
      wide
      title="Mapas permitidos"
      count={lista.length}
      lead="Los que muestra la página Mapas, en ese orden."
      conflicts={conflicts.map(({ field, stored, own }) =>
        field === 'lista'
          ? { label: 'Mapas', stored: onlyIn(lines(stored), base), own: onlyIn(lines(own), base) }
          : { label: 'Última actualización', stored: String(stored), own: String(own) },
      )}
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
        {[...new Set(lista.map(({ juego }) => juego))].map((juego) => (
          <option key={juego} value={juego} translate="no">
            {juego}
          </option>
        ))}
      </datalist>
      {shown.length === 0 && (
        <p className="small">
          {lista.length === 0 ? 'Ninguno: la página dirá que no hay mapas.' : 'Ningún mapa calza con la búsqueda.'}
        </p>
      )}
      <ul className={`list ${css.rows} ${css.maps}`} aria-label="Mapas">
        {shown.map(({ map, index }) => (
          <MapRow
            key={map.row}
            map={map}
            error={(field) => errors[`mapas.lista.${index}.${field}`]}
            onChange={(patch) =>
              type({ lista: lista.map((one) => (one.row === map.row ? { ...one, ...patch } : one)) })
            }
            onRemove={() => type({ lista: lista.filter((one) => one.row !== map.row) })}
          />
        ))}
      </ul>
    </SectionForm>
  )
}

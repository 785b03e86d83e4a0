import type { Opciones, ServerOption } from '@trinchera/contract/opciones'
import { opcionLength } from '@trinchera/rules/limits'
import { Button } from '../../../ui/controls/Button'
import { Input, Select } from '../../../ui/form/Field'
import { onlyIn } from './lines'
import css from './opciones.module.css'
import { SectionForm } from './SectionForm'
import {
  grupos,
  hostPatch,
  queryPort,
  serverLine,
  serversPart,
  tipos,
  withServer,
  type ServerDraft,
  type ServersTyped,
} from './servers'
import { createUnsavedEdit } from './unsaved'
import { useSection } from './use-section'

const unsavedEdit = createUnsavedEdit<ServersTyped>('servidores')

const grupoNamed = (name: string): ServerOption['grupo'] => (name === 'liga' ? 'liga' : 'clan')
const tipoNamed = (name: string): ServerOption['tipo'] => (name === 'mohaas' || name === 'mohaab' ? name : 'mohaa')

interface ServerRowProps {
  server: ServerDraft
  /** Returns the validation error of one field of this game server. */
  error: (field: string) => string | undefined
  onChange: (patch: Partial<ServerDraft>) => void
  onRemove: () => void
}

const ServerRow = ({ server, error, onChange, onRemove }: ServerRowProps) => (
  <li>
    <fieldset>
      <legend className="screen-reader-only">{server.nombre || `Servidor n.º ${server.id}`}</legend>
      <Select
        label="Grupo"
        value={server.grupo}
        onChange={(event) => onChange({ grupo: grupoNamed(event.target.value) })}
      >
        {Object.entries(grupos).map(([grupo, name]) => (
          <option key={grupo} value={grupo}>
            {name}
          </option>
        ))}
      </Select>
      <Input
        label="Nombre"
        maxLength={opcionLength.name}
        autoComplete="off"
        error={error('nombre')}
        value={server.nombre}
        onChange={(event) => onChange({ nombre: event.target.value })}
      />
      <Input
        label="Host"
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        placeholder="el de siempre"
        error={error('host')}
        value={server.host}
        onChange={(event) => onChange(hostPatch(event.target.value))}
      />
      <Input
        label="Puerto"
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        error={error('puerto')}
        value={server.puerto}
        onChange={(event) => onChange({ puerto: event.target.value })}
      />
      <Input
        label="Consulta"
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        placeholder={queryPort(server.puerto)}
        error={error('puerto_consulta')}
        value={server.consulta}
        onChange={(event) => onChange({ consulta: event.target.value })}
      />
      <Select label="Juego" value={server.tipo} onChange={(event) => onChange({ tipo: tipoNamed(event.target.value) })}>
        {Object.entries(tipos).map(([tipo, name]) => (
          <option key={tipo} value={tipo}>
            {name}
          </option>
        ))}
      </Select>
      <Button size="small" aria-label={`Quitar ${server.nombre || `servidor n.º ${server.id}`}`} onClick={onRemove}>
        Quitar
      </Button>
    </fieldset>
  </li>
)

/** Form for the game servers whose state the site shows. */
export function ServersForm({ opciones }: { opciones: Opciones }) {
  const { typed, errors, type, conflicts, ...form } = useSection(opciones, serversPart, unsavedEdit)
  const { lista } = typed
  const lines = (list: unknown) => (Array.isArray(list) ? list.map(serverLine) : [])
  const base = form.base.lista.map(serverLine)
  return (
    <SectionForm
      {...form}
      wide
      title="Servidores"
      count={lista.length}
      lead="Los que muestra la página Servidores. Sin puerto de consulta, se usa el del juego más 97; sin host, el de la configuración."
      conflicts={conflicts.map(({ stored, own }) => ({
        label: 'Servidores',
        stored: onlyIn(lines(stored), base),
        own: onlyIn(lines(own), base),
      }))}
    >
      <ul className={`list ${css.rows} ${css.servers}`} aria-label="Servidores">
        {lista.map((server, index) => (
          <ServerRow
            key={server.id}
            server={server}
            error={(field) => errors[`servidores.${index}.${field}`]}
            onChange={(patch) =>
              type({ lista: lista.map((one) => (one.id === server.id ? { ...one, ...patch } : one)) })
            }
            onRemove={() => type({ lista: lista.filter((one) => one.id !== server.id) })}
          />
        ))}
      </ul>
      <Button size="small" onClick={() => type({ lista: withServer(lista) })}>
        Agregar servidor
      </Button>
    </SectionForm>
  )
}

import type { Opciones, ServerOption } from '@trinchera/contract/opciones'
import { opcionLength } from '@trinchera/rules/limits'
import { Button } from '../../../ui/controls/Button'
import css from './opciones.module.css'
import { RowsEditor, type Column } from './RowsEditor'
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
const port = { inputMode: 'numeric', maxLength: 5 } as const

const columns: readonly Column<ServerDraft>[] = [
  {
    name: 'grupo',
    label: 'Grupo',
    choices: grupos,
    value: ({ grupo }) => grupo,
    change: (text) => ({ grupo: grupoNamed(text) }),
  },
  {
    name: 'nombre',
    label: 'Nombre',
    maxLength: opcionLength.name,
    value: ({ nombre }) => nombre,
    change: (nombre) => ({ nombre }),
  },
  {
    name: 'host',
    label: 'Host',
    maxLength: 300,
    spellCheck: false,
    placeholder: () => 'GAME_HOST',
    value: ({ host }) => host,
    change: hostPatch,
  },
  { name: 'puerto', label: 'Puerto', ...port, value: ({ puerto }) => puerto, change: (puerto) => ({ puerto }) },
  {
    name: 'puerto_consulta',
    label: 'Consulta',
    ...port,
    placeholder: ({ puerto }) => queryPort(puerto),
    value: ({ consulta }) => consulta,
    change: (consulta) => ({ consulta }),
  },
  {
    name: 'tipo',
    label: 'Juego',
    choices: tipos,
    value: ({ tipo }) => tipo,
    change: (text) => ({ tipo: tipoNamed(text) }),
  },
]

/** Form for the game servers whose state the site shows. */
export function ServersForm({ opciones }: { opciones: Opciones }) {
  const section = useSection(opciones, serversPart, unsavedEdit)
  const { errors, type } = section
  const { lista } = section.typed
  return (
    <SectionForm
      section={section}
      wide
      title="Servidores"
      count={lista.length}
      lead="Los que muestra la página Servidores. Sin puerto de consulta, se usa el del juego más 97; sin host, el de GAME_HOST, en la configuración."
      labels={{ lista: 'Servidores' }}
      lineOf={serverLine}
    >
      <RowsEditor
        label="Servidores"
        className={css.servers}
        columns={columns}
        rows={lista}
        keyOf={({ id }) => id}
        nameOf={({ id, nombre }) => nombre || `servidor n.º ${id}`}
        errorOf={(index, name) => errors[`servidores.${index}.${name}`]}
        onRows={(rows) => type({ lista: rows })}
      />
      <Button size="small" className="mt-2" onClick={() => type({ lista: withServer(lista) })}>
        Agregar servidor
      </Button>
    </SectionForm>
  )
}

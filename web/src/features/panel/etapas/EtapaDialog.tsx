import type { Etapa } from '@trinchera/contract/etapas'
import type { Juego } from '@trinchera/contract/juegos'
import { etapaNameLength } from '@trinchera/rules/limits'
import { api } from '../../../lib/api'
import { Check } from '../../../ui/form/Check'
import { Input, Select } from '../../../ui/form/Field'
import { EntityDialog } from '../EntityDialog'
import { useRefreshJuegos } from '../juegos/refresh-juegos'
import { tooShort, useEntityForm } from '../use-entity-form'

interface Typed {
  nombre: string
  id_juego: number
  activo: boolean
  multijugador: boolean
}
const fields = ['nombre', 'id_juego', 'activo', 'multijugador'] as const
const labels: Record<keyof Typed, string> = {
  nombre: 'Nombre',
  id_juego: 'Juego',
  activo: 'Abierta',
  multijugador: 'Por clanes',
}

const typedOf = ({ nombre, juego, activo, multijugador }: Etapa): Typed => ({
  nombre,
  id_juego: juego.id,
  activo,
  multijugador,
})
const getStoredEtapa = (id: number) =>
  api.getEtapa({ params: { id } }).then(
    ({ data }) => typedOf(data),
    () => undefined,
  )

interface EtapaDialogProps {
  /** The etapa to edit; undefined to create a new one. */
  etapa: Etapa | undefined
  juegos: readonly Juego[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function EtapaDialog({ etapa, juegos, open, onOpenChange }: EtapaDialogProps) {
  const refreshJuegos = useRefreshJuegos()
  const { typed, errors, type, conflicts, ...form } = useEntityForm<Typed, keyof Typed>({
    fields,
    start: etapa
      ? typedOf(etapa)
      : { nombre: '', id_juego: juegos.length === 1 ? (juegos[0]?.id ?? 0) : 0, activo: true, multijugador: true },
    check: ({ nombre, id_juego }) => ({
      nombre: tooShort(nombre, etapaNameLength),
      id_juego: id_juego ? undefined : 'Elige el juego',
    }),
    send: ({ typed: whole, changes, antes }) =>
      etapa
        ? api.updateEtapa({ params: { id: etapa.id }, body: { ...changes, antes } })
        : api.createEtapa({ body: whole }),
    getStored: etapa && (() => getStoredEtapa(etapa.id)),
    onDone: () => {
      onOpenChange(false)
      refreshJuegos()
    },
  })
  const shown = (field: keyof Typed, value: unknown) =>
    field === 'id_juego'
      ? (juegos.find(({ id }) => id === value)?.nombre ?? String(value))
      : value === true
        ? 'Sí'
        : value === false
          ? 'No'
          : String(value)
  return (
    <EntityDialog
      {...form}
      open={open}
      onOpenChange={onOpenChange}
      id="etapa"
      caso={etapa && `etapa:${etapa.id}`}
      over={etapa && `Etapa n.º ${etapa.id}`}
      title={etapa ? `Modificar ${etapa.nombre}` : 'Crear etapa'}
      act={etapa ? 'Guardar' : 'Crear etapa'}
      conflicts={conflicts.map(({ field, stored, own }) => ({
        label: labels[field],
        stored: shown(field, stored),
        own: shown(field, own),
      }))}
    >
      <Input
        label={labels.nombre}
        name="nombre"
        maxLength={etapaNameLength.most}
        autoComplete="off"
        error={errors.nombre}
        value={typed.nombre}
        onChange={(event) => type({ nombre: event.target.value })}
      />
      <Select
        label={labels.id_juego}
        name="id_juego"
        error={errors.id_juego}
        value={typed.id_juego || ''}
        onChange={(event) => type({ id_juego: Number(event.target.value) })}
      >
        <option value="">Elige el juego</option>
        {juegos.map((juego) => (
          <option key={juego.id} value={juego.id} translate="no">
            {juego.nombre}
          </option>
        ))}
      </Select>
      <Check
        label={labels.multijugador}
        help={errors.multijugador ?? 'Sin esto se juega uno contra uno. Con clanes adentro ya no cambia.'}
        checked={typed.multijugador}
        onChange={(event) => type({ multijugador: event.target.checked })}
      />
      <Check
        label={labels.activo}
        help="Abierta recibe clanes y reportes. Pausada solo se mira."
        checked={typed.activo}
        onChange={(event) => type({ activo: event.target.checked })}
      />
    </EntityDialog>
  )
}

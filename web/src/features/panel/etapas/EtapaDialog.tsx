import type { Etapa } from '@trinchera/contract/etapas'
import type { Juego } from '@trinchera/contract/juegos'
import { etapaNameLength } from '@trinchera/rules/limits'
import { api } from '../../../lib/api'
import { Check } from '../../../ui/form/Check'
import { Input, Select } from '../../../ui/form/Field'
import { Options } from '../../../ui/form/Options'
import type { DialogState } from '../../../ui/dialog/Dialog'
import { EntityDialog, valueText } from '../EntityDialog'
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
interface EtapaDialogProps extends DialogState {
  /** The etapa to edit; undefined to create a new one. */
  etapa: Etapa | undefined
  juegos: readonly Juego[]
}

export function EtapaDialog({ etapa, juegos, ...dialog }: EtapaDialogProps) {
  const refreshJuegos = useRefreshJuegos()
  const edit = useEntityForm<Typed, keyof Typed>({
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
    getStored: etapa && (async () => typedOf((await api.getEtapa({ params: { id: etapa.id } })).data)),
    onDone: () => {
      dialog.onOpenChange(false)
      refreshJuegos()
    },
  })
  const { typed, errors, type } = edit
  return (
    <EntityDialog
      {...dialog}
      edit={edit}
      caso={etapa && `etapa:${etapa.id}`}
      over={etapa && `Etapa n.º ${etapa.id}`}
      title={etapa ? `Modificar ${etapa.nombre}` : 'Crear etapa'}
      act={etapa ? 'Guardar' : 'Crear etapa'}
      labels={labels}
      textOf={(field, value) =>
        (field === 'id_juego' && juegos.find(({ id }) => id === value)?.nombre) || valueText(value)
      }
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
        <Options of={juegos.map((juego) => [juego.id, juego.nombre])} untranslated />
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

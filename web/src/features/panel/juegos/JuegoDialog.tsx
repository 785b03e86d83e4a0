import type { Juego } from '@trinchera/contract/juegos'
import { juegoNameLength } from '@trinchera/rules/limits'
import { api } from '../../../lib/api'
import type { DialogState } from '../../../ui/dialog/Dialog'
import { Input } from '../../../ui/form/Field'
import { EntityDialog } from '../EntityDialog'
import { tooShort, useEntityForm } from '../use-entity-form'
import { useRefreshJuegos } from './refresh-juegos'

interface JuegoDialogProps extends DialogState {
  /** The juego to edit; undefined to create a new one. */
  juego: Juego | undefined
}

export function JuegoDialog({ juego, ...dialog }: JuegoDialogProps) {
  const refreshJuegos = useRefreshJuegos()
  const edit = useEntityForm<Pick<Juego, 'nombre'>, 'nombre'>({
    fields: ['nombre'],
    start: juego ?? { nombre: '' },
    check: ({ nombre }) => ({
      nombre: tooShort(nombre, juegoNameLength),
    }),
    send: ({ typed: { nombre }, antes }) =>
      juego
        ? api.updateJuego({ params: { id: juego.id }, body: { nombre, antes } })
        : api.createJuego({ body: { nombre } }),
    getStored: juego && (async () => (await api.listJuegos()).data.find(({ id }) => id === juego.id)),
    onDone: () => {
      dialog.onOpenChange(false)
      refreshJuegos()
    },
  })
  return (
    <EntityDialog
      {...dialog}
      edit={edit}
      caso={juego && `juego:${juego.id}`}
      over={juego && `Juego n.º ${juego.id}`}
      title={juego ? `Modificar ${juego.nombre}` : 'Crear juego'}
      act={juego ? 'Guardar' : 'Crear juego'}
      labels={{ nombre: 'Nombre' }}
    >
      <Input
        label="Nombre"
        name="nombre"
        maxLength={juegoNameLength.most}
        autoComplete="off"
        error={edit.errors.nombre}
        value={edit.typed.nombre}
        onChange={(event) => edit.type({ nombre: event.target.value })}
      />
    </EntityDialog>
  )
}

import type { Juego } from '@trinchera/contract/juegos'
import { juegoNameLength } from '@trinchera/rules/limits'
import { api } from '../../../lib/api'
import { Input } from '../../../ui/form/Field'
import { EntityDialog } from '../EntityDialog'
import { tooShort, useEntityForm } from '../use-entity-form'
import { useRefreshJuegos } from './refresh-juegos'

interface JuegoDialogProps {
  /** The juego to edit; undefined to create a new one. */
  juego: Juego | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

const getStoredJuego = (id: number) =>
  api.listJuegos().then(
    ({ data }) => data.find((juego) => juego.id === id),
    () => undefined,
  )

export function JuegoDialog({ juego, open, onOpenChange }: JuegoDialogProps) {
  const refreshJuegos = useRefreshJuegos()
  const { typed, errors, type, conflicts, ...form } = useEntityForm<Pick<Juego, 'nombre'>, 'nombre'>({
    fields: ['nombre'],
    start: juego ?? { nombre: '' },
    check: ({ nombre }) => ({
      nombre: tooShort(nombre, juegoNameLength),
    }),
    send: ({ typed: { nombre }, antes }) =>
      juego
        ? api.updateJuego({ params: { id: juego.id }, body: { nombre, antes } })
        : api.createJuego({ body: { nombre } }),
    getStored: juego && (() => getStoredJuego(juego.id)),
    onDone: () => {
      onOpenChange(false)
      refreshJuegos()
    },
  })
  return (
    <EntityDialog
      {...form}
      open={open}
      onOpenChange={onOpenChange}
      id="juego"
      caso={juego && `juego:${juego.id}`}
      over={juego && `Juego n.º ${juego.id}`}
      title={juego ? `Modificar ${juego.nombre}` : 'Crear juego'}
      act={juego ? 'Guardar' : 'Crear juego'}
      conflicts={conflicts.map(({ stored, own }) => ({ label: 'Nombre', stored: String(stored), own: String(own) }))}
    >
      <Input
        label="Nombre"
        name="nombre"
        maxLength={juegoNameLength.most}
        autoComplete="off"
        error={errors.nombre}
        value={typed.nombre}
        onChange={(event) => type({ nombre: event.target.value })}
      />
    </EntityDialog>
  )
}

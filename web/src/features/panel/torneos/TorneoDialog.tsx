import type { Torneo } from '@trinchera/contract/torneos'
import { longestTorneoText, torneoNameLength } from '@trinchera/rules/limits'
import { api } from '../../../lib/api'
import { fromChileLocal, toChileLocal } from '@trinchera/rules/chile-time'
import { useRefresh } from '../../../lib/refresh'
import { Input, Textarea } from '../../../ui/form/Field'
import { EntityDialog } from '../EntityDialog'
import { tooShort, useEntityForm } from '../use-entity-form'

/** `inicio` is in Chile's local time, as `datetime-local` fields need it. */
type Typed = Pick<Torneo, 'nombre' | 'descripcion' | 'inicio'>
const fields = ['nombre', 'descripcion', 'inicio'] as const
const labels: Record<keyof Typed, string> = {
  nombre: 'Nombre',
  descripcion: 'Descripción',
  inicio: 'Cuándo parte, hora de Chile',
}

const typedOf = ({ nombre, descripcion, inicio }: Torneo): Typed => ({
  nombre,
  descripcion,
  inicio: toChileLocal(inicio),
})
const getStoredTorneo = (id: number) =>
  api.listTorneos().then(
    ({ data }) => data.find((torneo) => torneo.id === id),
    () => undefined,
  )

/** The fields in the format of the API. */
const toBody = ({ inicio, ...rest }: Partial<Typed>) => ({
  ...rest,
  ...(inicio === undefined ? {} : { inicio: fromChileLocal(inicio) ?? inicio }),
})

interface TorneoDialogProps {
  /** Undefined to create one. */
  torneo: Torneo | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function TorneoDialog({ torneo, open, onOpenChange }: TorneoDialogProps) {
  const refresh = useRefresh()
  const { typed, errors, type, conflicts, ...form } = useEntityForm<Typed, keyof Typed>({
    fields,
    start: torneo ? typedOf(torneo) : { nombre: '', descripcion: '', inicio: '' },
    check: ({ nombre, inicio }) => ({
      nombre: tooShort(nombre, torneoNameLength),
      inicio: fromChileLocal(inicio) ? undefined : 'Elige el día y la hora',
    }),
    send: ({ typed: { nombre, descripcion, inicio }, changes, antes }) =>
      torneo
        ? // `antes` must be the stored time exactly; the field has lost its seconds.
          api.updateTorneo({
            params: { id: torneo.id },
            body: {
              ...toBody(changes),
              antes: {
                ...toBody(antes),
                ...(antes.inicio === toChileLocal(torneo.inicio) ? { inicio: torneo.inicio } : {}),
              },
            },
          })
        : api.createTorneo({ body: { nombre, descripcion, inicio: fromChileLocal(inicio) ?? inicio } }),
    getStored: torneo && (() => getStoredTorneo(torneo.id).then((now) => now && typedOf(now))),
    onDone: () => {
      onOpenChange(false)
      refresh('torneos')
    },
  })
  return (
    <EntityDialog
      {...form}
      open={open}
      onOpenChange={onOpenChange}
      id="torneo"
      caso={torneo && `torneo:${torneo.id}`}
      over={torneo && `Torneo n.º ${torneo.id}`}
      title={torneo ? `Modificar ${torneo.nombre}` : 'Anunciar torneo'}
      act={torneo ? 'Guardar' : 'Anunciar torneo'}
      conflicts={conflicts.map(({ field, stored, own }) => ({
        label: labels[field],
        stored: String(stored).replace('T', ', '),
        own: String(own).replace('T', ', '),
      }))}
    >
      <Input
        label={labels.nombre}
        name="nombre"
        maxLength={torneoNameLength.most}
        autoComplete="off"
        error={errors.nombre}
        value={typed.nombre}
        onChange={(event) => type({ nombre: event.target.value })}
      />
      <Input
        label={labels.inicio}
        name="inicio"
        type="datetime-local"
        error={errors.inicio}
        value={typed.inicio}
        onChange={(event) => type({ inicio: event.target.value })}
      />
      <Textarea
        label={labels.descripcion}
        name="descripcion"
        optional
        maxLength={longestTorneoText}
        error={errors.descripcion}
        value={typed.descripcion}
        onChange={(event) => type({ descripcion: event.target.value })}
      />
    </EntityDialog>
  )
}

import type { Torneo } from '@trinchera/contract/torneos'
import { longestTorneoText, torneoNameLength } from '@trinchera/rules/limits'
import { fromChileLocal } from '@trinchera/rules/chile-time'
import { torneoFormatos } from '@trinchera/rules/torneo'
import { api } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import { Input, Select, Textarea } from '../../../ui/form/Field'
import { Options } from '../../../ui/form/Options'
import { bestOfLine } from '../../../ui/match/best-of-line'
import { formatoText } from '../../../ui/match/torneo-text'
import type { DialogState } from '../../../ui/dialog/Dialog'
import { EntityDialog } from '../EntityDialog'
import { tooShort, useEntityForm } from '../use-entity-form'
import { BracketFields } from './BracketFields'
import {
  beforeOf,
  emptyTorneo,
  roundsTyped,
  toBody,
  toNewBody,
  torneoFields,
  torneoLabels,
  typedOf,
  type TypedTorneo,
} from './torneo-form'
import { TorneoPreview } from './TorneoPreview'

/** Validation error of the time at which enrolment closes: it must be a valid time and not after the torneo's start. Null if valid. */
function datesError({ formato, inicio, inscripcion_hasta }: TypedTorneo): string | null {
  if (formato === '' || inscripcion_hasta === '') return null
  const closes = fromChileLocal(inscripcion_hasta)
  if (!closes) return 'Elige el día y la hora'
  return closes > (fromChileLocal(inicio) ?? '') ? 'Tiene que cerrar antes de que parta' : null
}

/** A field's value in readable form, shown in an edit conflict. */
const shownValue = (typed: TypedTorneo, name: keyof TypedTorneo, value: unknown) =>
  name === 'mejor_de_rondas'
    ? (bestOfLine(roundsTyped({ ...typed, [name]: String(value) })) ?? '')
    : String(value).replace('T', ', ')

interface TorneoDialogProps extends DialogState {
  /** The torneo to edit; undefined to create a new one. */
  torneo: Torneo | undefined
}

export function TorneoDialog({ torneo, ...dialog }: TorneoDialogProps) {
  const refresh = useRefresh()
  const edit = useEntityForm<TypedTorneo, keyof TypedTorneo>({
    fields: torneoFields,
    start: torneo ? typedOf(torneo) : emptyTorneo,
    check: (now) => ({
      nombre: tooShort(now.nombre, torneoNameLength),
      inicio: fromChileLocal(now.inicio) ? undefined : 'Elige el día y la hora',
      inscripcion_hasta: datesError(now),
    }),
    send: ({ typed: now, changes, antes }) =>
      torneo
        ? api.updateTorneo({ params: { id: torneo.id }, body: { ...toBody(changes), antes: beforeOf(antes, torneo) } })
        : api.createTorneo({ body: toNewBody(now) }),
    getStored:
      torneo &&
      (async () => {
        const stored = (await api.listTorneos()).data.find(({ id }) => id === torneo.id)
        return stored && typedOf(stored)
      }),
    onDone: () => {
      dialog.onOpenChange(false)
      refresh('torneos')
      if (torneo) refresh(`torneo/${torneo.id}`)
    },
  })
  const { typed, errors, type } = edit
  const drawn = torneo !== undefined && ['en-juego', 'terminado', 'cancelado'].includes(torneo.estado)
  const field = (name: keyof TypedTorneo) => ({
    label: torneoLabels()[name],
    name,
    error: errors[name],
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  return (
    <EntityDialog
      {...dialog}
      edit={edit}
      caso={torneo && `torneo:${torneo.id}`}
      over={torneo && `Torneo n.º ${torneo.id}`}
      title={torneo ? `Modificar ${torneo.nombre}` : 'Anunciar torneo'}
      act={torneo ? 'Guardar' : 'Anunciar torneo'}
      aside={<TorneoPreview typed={typed} />}
      labels={torneoLabels()}
      textOf={(name, value) => shownValue(typed, name, value)}
    >
      <Input {...field('nombre')} maxLength={torneoNameLength.most} autoComplete="off" />
      {!drawn && <Input {...field('inicio')} type="datetime-local" />}
      <Textarea {...field('descripcion')} optional maxLength={longestTorneoText} />
      {!drawn && (
        <Select {...field('formato')} help={typed.formato === '' ? 'Sin formato se anuncia solo la fecha.' : undefined}>
          <option value="">Solo la fecha</option>
          <Options of={torneoFormatos.map((one) => [one, formatoText[one]])} />
        </Select>
      )}
      {typed.formato !== '' && <BracketFields typed={typed} field={field} type={type} drawn={drawn} />}
    </EntityDialog>
  )
}

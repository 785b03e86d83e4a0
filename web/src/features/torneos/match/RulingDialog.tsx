import type { BodyOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import type { TorneoMatchPage } from '@trinchera/contract/torneo-partidas'
import { longestMotivo } from '@trinchera/rules/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api'
import { useDraft } from '../../../lib/draft'
import type { DialogState } from '../../../ui/dialog/Dialog'
import { FormDialog } from '../../../ui/dialog/FormDialog'
import { Select, Textarea } from '../../../ui/form/Field'
import { Options } from '../../../ui/form/Options'
import { useForm } from '../../../ui/form/use-form'
import { losingScores, partidaTitle } from '../../../ui/match/torneo-text'
import { RulingPreview } from './RulingPreview'
import { useTorneoActs } from '../use-torneo-acts'

export type Ruling = 'decidir' | 'ausencia' | 'reabrir' | 'retirar'
type Body = BodyOf<Routes['ruleTorneoMatch']>

const titles: Record<Ruling, string> = {
  decidir: 'Decidir la partida',
  ausencia: 'Cerrar sin ganador',
  reabrir: 'Reabrir la partida',
  retirar: 'Retirar a un clan del torneo',
}

interface RulingDialogProps extends DialogState {
  match: TorneoMatchPage
  ruling: Ruling
}

/** Dialog for a decision of the organisers: the choice, a preview of its effects, and the reason, which is public. */
export function RulingDialog({ match, ruling, ...dialog }: RulingDialogProps) {
  const { id, torneo, a, b, mejor_de, estado, ganador, marcador } = match
  const { rule } = useTorneoActs(torneo.id)
  const sides = [a, b].filter((side) => side !== null)
  const [clan, setClan] = useState(sides[0]?.id_clan ?? 0)
  const [score, setScore] = useState('')
  const { fields, write, removeStored } = useDraft(`torneo-fallo:${torneo.id}:${id}:${ruling}`, { motivo: '' })
  const motivo = fields.motivo.trim()
  const first = clan === a?.id_clan
  const scores = losingScores(mejor_de)
  const chosen = scores.find((one) => one.join('–') === score)
  const antes = { a: a?.id_clan ?? null, b: b?.id_clan ?? null, estado, ganador }
  const bodyOf = (reason: string): Body => {
    const said = { motivo: reason, antes }
    if (ruling === 'reabrir') return { reabrir: true, ...said }
    if (ruling === 'ausencia') return { ganador: null, ...said }
    if (ruling === 'retirar') return { retirar: clan, ...said }
    if (!chosen) return { ganador: clan, ...said }
    return { ganador: clan, marcador: first ? [chosen[1], chosen[0]] : [chosen[0], chosen[1]], ...said }
  }
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ motivo: motivo ? null : 'Falta el motivo' }),
    send: () => rule(id, bodyOf(motivo)),
    failure: 'No pudimos guardar la decisión. Lo que escribiste sigue acá.',
    onSuccess: () => {
      removeStored()
      dialog.onOpenChange(false)
    },
  })
  const preview = useQuery({
    queryKey: ['torneo-previa', torneo.id, id, ruling, clan, score, antes, marcador],
    queryFn: async ({ signal }) =>
      (
        await api.previewTorneoRuling({
          params: { id: torneo.id, partida: id },
          // Placeholder for the reason. The preview does not depend on the reason, which may not be written yet.
          body: bodyOf('previa'),
          signal,
        })
      ).data,
    // while the decision is being stored, the match may already have changed and the server would refuse a preview
    enabled: dialog.open && !pending,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const refused = preview.isError ? messageOf(preview.error, 'No pudimos traer la vista previa.') : undefined
  return (
    <FormDialog
      {...dialog}
      over={partidaTitle(match)}
      title={titles[ruling]}
      aside={<RulingPreview preview={preview.data} pending={preview.isPending} refused={refused} />}
      submit={{ form, pending }}
      act={titles[ruling]}
      pendingText="Guardando…"
      danger
      back="Volver"
    >
      {ruling === 'ausencia' && (
        <p className="small">Nadie se presentó: la pierden los dos y el próximo rival pasa. En un grupo nadie suma.</p>
      )}
      {(ruling === 'decidir' || ruling === 'retirar') && (
        <Select
          label={ruling === 'decidir' ? 'Ganó' : 'Clan'}
          name="clan"
          value={clan}
          onChange={({ target }) => setClan(Number(target.value))}
        >
          <Options of={sides.map(({ id_clan, nombre }) => [id_clan, nombre])} untranslated />
        </Select>
      )}
      {ruling === 'decidir' && (
        <Select label="Marcador" name="marcador" value={score} onChange={({ target }) => setScore(target.value)}>
          <option value="">Sin marcador</option>
          {scores.map(([lost, won]) => (
            <option key={`${lost}–${won}`} value={`${lost}–${won}`}>
              {`${won}–${lost}`}
            </option>
          ))}
        </Select>
      )}
      <Textarea {...field('motivo')} label="Motivo, será público" maxLength={longestMotivo} />
    </FormDialog>
  )
}

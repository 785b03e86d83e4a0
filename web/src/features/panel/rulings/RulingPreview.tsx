import type { Match } from '@trinchera/contract/ladder'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf, messageOf } from '../../../lib/api'
import { useLive } from '../../../lib/live'
import { useRefresh } from '../../../lib/refresh'
import { ErrorState, LoadingList } from '../../../ui/state/states'
import { rulingPreviewQuery } from '../queries'
import { rulingKey, type Verdict } from './case-text'
import { previewSentences } from './preview-text'
import { Slope } from './Slope'

/** Ids of the clans that the ruling punishes. */
const punishedBy = ({ tipo, clan }: Verdict, { ganador, perdedor }: Match) =>
  tipo === 'falso' ? [ganador.id, perdedor.id] : tipo === 'trampa' && clan ? [clan] : []

interface RulingPreviewProps {
  match: Match
  verdict: Verdict | undefined
  /** True once this moderator has sent the ruling: the ladder table changes before the reply arrives, and a preview would be refused. */
  sent: boolean
}

/** The places that would result from the ruling, refreshed when the ladder table changes (docs/rules.md#Preview of a ruling). */
export function RulingPreview({ match, verdict, sent }: RulingPreviewProps) {
  const refresh = useRefresh()
  // Key of another moderator's ruling, known by event before the case is refetched. Until then the server would refuse a preview.
  const [ruled, setRuled] = useState<string>()
  const outdated = ruled !== undefined && ruled !== rulingKey(match)
  const { data, isPending, isError, error, refetch } = useQuery({
    ...rulingPreviewQuery(match.id_etapa, match.id, verdict?.tipo ?? 'anular', verdict?.clan ?? null),
    enabled: verdict !== undefined && !outdated && !sent,
  })
  const refreshPreview = (etapa: number) => etapa === match.id_etapa && refresh(`panel/previa/${etapa}`)
  useLive('ladder:changed', ({ etapa }) => refreshPreview(etapa))
  useLive('match:ruled', ({ match: other }) => {
    if (other.id === match.id) setRuled(rulingKey(other))
  })
  useLive('clan:changed', ({ id_etapa }) => refreshPreview(id_etapa))

  if (!verdict) return <p className="small">Elige un fallo y acá ves qué puestos mueve, antes de darlo.</p>
  if (isPending) {
    return <LoadingList lines={4} text="Calculando los puestos…" />
  }
  if (isError && !data) {
    // If the server refuses the preview, its reason is shown. There is no retry button, because a retry would be refused too.
    if ([400, 409].includes(codeOf(error))) return <p role="alert">{`${messageOf(error, '')}.`}</p>
    return <ErrorState title="No pudimos calcular los puestos" onRetry={() => refetch()} />
  }
  const moves = data ?? []
  const { own, others } = previewSentences(moves, [match.ganador.id, match.perdedor.id])
  return (
    <>
      {moves.length > 0 && <Slope moves={moves} punished={punishedBy(verdict, match)} />}
      <p className="small mt-2" aria-live="polite">
        {moves.length === 0 && <b>No cambia ningún puesto. </b>}
        {own.length > 0 && <b>{`${own.join(' ')} `}</b>}
        {others.length > 0 && <span>{`${others.join(' ')} `}</span>}
        <span>Se avisa a los líderes de ambos clanes.</span>
      </p>
    </>
  )
}

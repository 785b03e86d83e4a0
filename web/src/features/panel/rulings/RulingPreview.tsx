import type { Match, VerdictTipo } from '@trinchera/contract/ladder'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf, messageOf } from '../../../lib/api'
import { useLive } from '../../../lib/live'
import { useRefresh } from '../../../lib/refresh'
import { ErrorState, LoadingText, SkeletonLines } from '../../../ui/state/states'
import { rulingPreviewQuery } from '../queries'
import { stampOf } from './case-text'
import { previewSentences } from './preview-text'
import { Slope } from './Slope'

export interface Verdict {
  tipo: VerdictTipo
  /** The cheater's, with `trampa`. */
  clan: number | null
}

/** Whose line falls. */
const punishedBy = ({ tipo, clan }: Verdict, { ganador, perdedor }: Match) =>
  tipo === 'falso' ? [ganador.id, perdedor.id] : tipo === 'trampa' && clan ? [clan] : []

/** "Así quedaría": a real replay by the server, asked for again whenever the ladder moves meanwhile. */
export function RulingPreview({ match, verdict }: { match: Match; verdict: Verdict | undefined }) {
  const refresh = useRefresh()
  // Somebody has just ruled on it, and the case is not here yet: there is nothing to calculate.
  const [ruled, setRuled] = useState<string>()
  const outdated = ruled !== undefined && ruled !== stampOf(match)
  const { data, isPending, isError, error, refetch } = useQuery({
    ...rulingPreviewQuery(match.id_etapa, match.id, verdict?.tipo ?? 'anular', verdict?.clan ?? null),
    enabled: verdict !== undefined && !outdated,
  })
  const again = (etapa: number) => etapa === match.id_etapa && refresh(`panel/previa/${etapa}`)
  useLive('ladder:changed', ({ etapa }) => again(etapa))
  useLive('match:ruled', ({ match: other }) => {
    if (other.id === match.id) setRuled(stampOf(other))
  })
  useLive('clan:changed', ({ id_etapa }) => again(id_etapa))

  if (!verdict) return <p className="small">Elige un fallo y acá ves qué puestos mueve, antes de darlo.</p>
  if (isPending) {
    return (
      <>
        <ul className="ls">
          <SkeletonLines lines={4} />
        </ul>
        <LoadingText>Calculando los puestos…</LoadingText>
      </>
    )
  }
  if (isError && !data) {
    // A refusal says why in its own words; asking again would change nothing.
    if ([400, 409].includes(codeOf(error))) return <p role="alert">{messageOf(error, '')}.</p>
    return <ErrorState title="No pudimos calcular los puestos" onRetry={() => refetch()} />
  }
  const moves = data ?? []
  const { own, others } = previewSentences(moves, [match.ganador.id, match.perdedor.id])
  return (
    <>
      {moves.length > 0 && <Slope moves={moves} punished={punishedBy(verdict, match)} />}
      <p className="small slope-say" aria-live="polite">
        {moves.length === 0 && <b>No cambia ningún puesto. </b>}
        {own.length > 0 && <b>{own.join(' ')} </b>}
        {others.map((sentence) => `${sentence} `)}
        Se avisa a los líderes de ambos clanes.
      </p>
    </>
  )
}

import type { WinClaim } from '@trinchera/contract/win-claims'
import { consequences, previewLoss } from '@trinchera/rules/loss-preview'
import { useQuery } from '@tanstack/react-query'
import { tableQuery } from '../../../lib/queries'

interface SettlePreviewProps {
  winClaim: WinClaim
  tipo: 'acreditar' | 'rechazar' | undefined
}

/** The places that a decision on a win claim would change, calculated from the etapa's current ladder table. */
export function SettlePreview({ winClaim: { etapa, ganador, perdedor }, tipo }: SettlePreviewProps) {
  const { data: table } = useQuery(tableQuery(etapa.id))
  const preview = table && previewLoss(table.clanes, ganador.id, perdedor.id)
  const lines =
    tipo === 'rechazar'
      ? ['No cambia ningún puesto.']
      : tipo && preview
        ? consequences(preview, ganador.nombre, perdedor.nombre)
        : []
  return (
    <section>
      <div className="line head">
        <h2>Así quedaría</h2>
      </div>
      <div aria-live="polite">
        {!tipo && <p className="small">Elige qué decides y acá ves qué puestos mueve, antes de darlo.</p>}
        {tipo === 'acreditar' && !preview && <p className="small">Los puestos se calculan al acreditarla.</p>}
        {lines.length > 0 && (
          <ul className="then">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            <li>Se avisa a los líderes de ambos clanes.</li>
          </ul>
        )}
      </div>
    </section>
  )
}

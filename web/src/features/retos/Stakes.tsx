import type { Reto } from '@trinchera/contract/retos'
import { consequences, previewLoss } from '@trinchera/rules/loss-preview'
import { isOpenReto } from '@trinchera/rules/reto'
import { useQuery } from '@tanstack/react-query'
import { tableQuery } from '../../lib/queries'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './retos.module.css'

/** For each possible winner, how the reto would change the places of both clans, calculated from the current ladder table. */
export function Stakes({ reto }: { reto: Reto }) {
  const { data: table } = useQuery({ ...tableQuery(reto.id_etapa), enabled: isOpenReto(reto) })
  if (!isOpenReto(reto) || !table) return null
  const results = [
    [reto.retador, reto.retado],
    [reto.retado, reto.retador],
  ] as const
  const lines = results.flatMap(([winner, loser]) => {
    const preview = previewLoss(table.clanes, winner.id, loser.id)
    return preview ? [{ winner, moves: consequences(preview, winner.nombre, loser.nombre) }] : []
  })
  if (lines.length === 0) return null
  return (
    <section aria-label="Qué se juega">
      <SectionHead title="Qué se juega" note="con la tabla de ahora" />
      <dl className={`grid ${css.stakes}`}>
        {lines.map(({ winner, moves }) => (
          <div key={winner.id}>
            <dt>
              Si gana <span translate="no">{winner.nombre}</span>
            </dt>
            {moves.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

import '../../styles/clan.css'
import { winPercent } from '@trinchera/rules/presentation'
import type { ReactNode } from 'react'
import { Record } from './Figures'

/** A value with its name, inside a `<dl className="stats">`. */
export const Stat = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="label">{name}</dt>
    <dd className="value">{children}</dd>
  </div>
)

/** A clan's or player's wins, losses and win percentage. */
export function RecordStats({
  triunfos,
  derrotas,
  juegos = triunfos + derrotas,
}: {
  triunfos: number
  derrotas: number
  juegos?: number
}) {
  const percent = winPercent(triunfos, juegos)
  return (
    <>
      <Stat name="V–D">
        <span>
          <Record triunfos={triunfos} derrotas={derrotas} />
        </span>
      </Stat>
      <Stat name="Victorias">
        {percent === null ? (
          'N/A'
        ) : (
          <>
            <span translate="no">{percent}</span> <i translate="no">%</i>
          </>
        )}
      </Stat>
    </>
  )
}

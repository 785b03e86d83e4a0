import type { ReactNode } from 'react'
import { Link } from '../../lib/router'
import type { Elements } from '../../lib/elements'

interface SectionHeadProps {
  title: ReactNode
  count?: ReactNode
  /** True to show the number in the colour for live data. */
  live?: boolean
  /** Text at the right end, such as "1–15 de 57". */
  note?: ReactNode
  link?: { to: string; label: string }
  id?: string
  /** Further content next to the title, such as a live badge. */
  children?: Elements
}

export const SectionHead = ({ title, count, live, note, link, id, children }: SectionHeadProps) => (
  <div className="line head">
    <h2 id={id}>{title}</h2>
    {count !== undefined && <span className={`figure ${live ? 'gain' : 'dim'}`}>{count}</span>}
    {children}
    {note !== undefined && <span className="label">{note}</span>}
    {link && (
      <Link className="more" to={link.to}>
        {link.label}
      </Link>
    )}
  </div>
)

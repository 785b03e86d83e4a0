import type { ReactNode } from 'react'
import { Link } from '../../lib/router'
import type { Elements } from '../../lib/elements'

interface SectionHeadProps {
  title: ReactNode
  /** A number next to the title. */
  count?: ReactNode
  /** Colours the number as live. */
  live?: boolean
  /** A note at the right end: "1–15 de 57". */
  note?: ReactNode
  link?: { to: string; label: string }
  id?: string
  /** Content next to the title, for example a live badge. */
  children?: Elements
}

/** The title row of a section. */
export const SectionHead = ({ title, count, live, note, link, id, children }: SectionHeadProps) => (
  <div className="head">
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

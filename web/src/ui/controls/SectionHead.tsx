import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface SectionHeadProps {
  title: ReactNode
  /** A figure beside the title. */
  count?: ReactNode
  /** The figure counts what is happening now. */
  live?: boolean
  /** At the far end of the trace: "1–15 de 57". */
  note?: ReactNode
  link?: { to: string; label: string }
  id?: string
  /** Between the title and the trace: a live badge, for example. */
  children?: ReactNode
}

/** A section's title with the trench trace after it; one for each section. */
export const SectionHead = ({ title, count, live, note, link, id, children }: SectionHeadProps) => (
  <div className="head">
    <h2 id={id}>{title}</h2>
    {count !== undefined && <span className={`fig ${live ? 'gain' : 'dim'}`}>{count}</span>}
    {children}
    {note !== undefined && <span className="lbl">{note}</span>}
    {link && (
      <Link className="more" to={link.to}>
        {link.label}
      </Link>
    )}
  </div>
)

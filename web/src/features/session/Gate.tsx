import type { ReactNode } from 'react'
import { Hero } from '../../art/Hero'
import './gate.css'

/** The way in: the form beside the dawn. */
export const Gate = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <div className="page gate">
    <div className="way">
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
    <div className="view" aria-hidden="true">
      <Hero />
    </div>
  </div>
)

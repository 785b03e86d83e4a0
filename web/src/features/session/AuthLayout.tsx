import { Hero } from '../../art/Hero'
import { Parts } from '../../ui/state/Parts'
import css from './AuthLayout.module.css'
import type { Elements } from '../../lib/elements'

export const AuthLayout = ({ title, lead, children }: { title: string; lead?: string; children: Elements }) => (
  <Parts className={`page grid ${css.layout}`}>
    <div>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
    <div className={css.picture} aria-hidden="true">
      <Hero />
    </div>
  </Parts>
)

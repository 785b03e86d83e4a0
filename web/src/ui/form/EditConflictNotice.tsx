import type { ReactNode } from 'react'
import css from './EditConflictNotice.module.css'
import type { Elements } from '../../lib/elements'

interface EditConflictNoticeProps {
  /** `status` if there is nothing to decide. */
  role?: 'alert' | 'status'
  className?: string
  /** The notice's buttons. */
  acts: ReactNode
  children: Elements
}

/** A notice in a form that somebody else has changed what is being edited. */
export const EditConflictNotice = ({ role = 'alert', className = '', acts, children }: EditConflictNoticeProps) => (
  <div className={`${css.notice} ${className}`} role={role}>
    {children}
    <div className={css.acts}>{acts}</div>
  </div>
)

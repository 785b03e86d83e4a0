import type { ReactNode } from 'react'
import css from './EditConflictNotice.module.css'
import type { Elements } from '../../lib/elements'

interface EditConflictNoticeProps {
  /** `status` where nothing has to be decided. */
  role?: 'alert' | 'status'
  className?: string
  /** Its buttons. */
  acts: ReactNode
  children: Elements
}

/** Tells in a form that somebody else changed what is being edited. */
export const EditConflictNotice = ({ role = 'alert', className = '', acts, children }: EditConflictNoticeProps) => (
  <div className={`${css.notice} ${className}`} role={role}>
    {children}
    <div className={css.acts}>{acts}</div>
  </div>
)

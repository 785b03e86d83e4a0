import type { ReactNode } from 'react'
import type { Elements } from '../../lib/elements'

interface EditConflictNoticeProps {
  /** 'alert' if the person must choose what to do, otherwise 'status'. */
  role?: 'alert' | 'status'
  className?: string
  acts: ReactNode
  children: Elements
}

/** A notice in a form: somebody else has meanwhile changed the same content. */
export const EditConflictNotice = ({ role = 'alert', className = '', acts, children }: EditConflictNoticeProps) => (
  <div className={`callout grid mt-3 ${className}`} role={role}>
    {children}
    <div className="row">{acts}</div>
  </div>
)

import { adminToasts, siteToasts } from '@trinchera/rules/limits'
import { useEffect } from 'react'
import { Link } from '../../lib/router'
import { phone, useMedia } from '../../lib/use-media'
import { Icon, type IconName } from '../controls/Icon'
import { dismissToast, pauseToasts, setToastRules, toastStore, type ToastKind } from './toast'

const icons: Record<ToastKind, IconName> = {
  default: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
  info: 'info',
}
const words: Record<ToastKind, string> = { default: '', success: '', warning: 'Aviso: ', error: 'Error: ', info: '' }

/**
 * The toasts, at the bottom left; on a phone one at a time, below the top bar. Their live region is always mounted, because screen readers
 * announce only changes inside a live region that exists already.
 */
export default function Toasts({ admin = false }: { admin?: boolean }) {
  const shown = toastStore((state) => state.shown)
  const small = useMedia(phone)
  useEffect(() => {
    const rules = admin ? adminToasts : siteToasts
    setToastRules(small ? { ...rules, limit: 1 } : rules)
  }, [admin, small])
  useEffect(() => {
    if (shown.length === 0) pauseToasts(false)
  }, [shown.length])

  return (
    <div
      className="grid toasts"
      role="status"
      aria-live="polite"
      // Only a mouse pauses the toasts, because touch has no reliable leave event to end the pause.
      onPointerEnter={(event) => event.pointerType === 'mouse' && pauseToasts(true)}
      onPointerLeave={() => pauseToasts(false)}
      onFocus={() => pauseToasts(true)}
      onBlur={() => pauseToasts(false)}
    >
      {shown.map((item) => (
        <div key={item.id} data-part="toast" className={`toast ${item.kind}`} data-state={item.state}>
          <Icon name={icons[item.kind]} />
          <p>
            <span className="screen-reader-only">{words[item.kind]}</span>
            <span>{item.text}</span>
            {item.link && (
              <>
                {' '}
                <Link className="more" to={item.link.to}>
                  {item.link.label}
                </Link>
              </>
            )}
          </p>
          <button
            type="button"
            className="icon-button close"
            aria-label="Cerrar aviso"
            onClick={() => {
              dismissToast(item.id)
              pauseToasts(false)
            }}
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      ))}
    </div>
  )
}

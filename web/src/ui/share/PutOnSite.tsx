import { lazy, Suspense, useState } from 'react'
import { Icon } from '../controls/Icon'
import type { Shown } from './shown'
import css from './PutOnSite.module.css'

const PutOnSiteDialog = lazy(() => import('./PutOnSiteDialog'))

/** A button that opens the dialog to embed an etapa or clan on other sites (docs/behaviour/screens.md#On other sites). */
export function PutOnSite(shown: Shown) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <p className={css.opener}>
      <button
        type="button"
        className="share"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Icon name="copy" size={16} />
        <span>Poner en tu sitio</span>
      </button>
      {wanted && (
        <Suspense>
          <PutOnSiteDialog {...shown} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </p>
  )
}

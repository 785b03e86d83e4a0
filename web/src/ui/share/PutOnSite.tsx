import type { EmbedKind } from '@trinchera/contract/embeds'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../controls/Icon'
import css from './PutOnSite.module.css'

const PutOnSiteDialog = lazy(() => import('./PutOnSiteDialog'))

export interface PutOnSiteProps {
  kind: EmbedKind
  id: number
  nombre: string
}

/** Opens what other sites may show of a stage or a clan (docs/behaviour.md#On other sites). */
export function PutOnSite(shown: PutOnSiteProps) {
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
        Poner en tu sitio
      </button>
      {wanted && (
        <Suspense>
          <PutOnSiteDialog {...shown} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </p>
  )
}

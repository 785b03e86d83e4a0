import { lazy, Suspense, useState } from 'react'
import { version } from '@trinchera/contract/version'
import { LoadingText } from '../../ui/state/states'
import css from './Novedades.module.css'

const NovedadesList = lazy(() => import('./NovedadesList'))

/** The number of the running version, below every screen of the panel; pressing it shows what is new in that version. */
export function Novedades() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={`small ${css.novedades}`} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{`Novedades de la versión ${version}`}</summary>
      {isOpen && (
        <Suspense fallback={<LoadingText />}>
          <NovedadesList />
        </Suspense>
      )}
    </details>
  )
}

import { onlineManager } from '@tanstack/react-query'
import { lazy } from 'react'
import { Part } from '../app/Part'
import { codeOf, messageOf } from '../lib/api'
import { ErrorState, LoadingText } from '../ui/state/states'
import Forbidden from './Forbidden'
import NotFound from './NotFound'
import type { Elements } from '../lib/elements'

const SeenList = lazy(() => import('../features/offline/SeenList'))

interface ScreenStateProps {
  query: { isError: boolean; error: unknown; refetch: () => unknown }
  title: string
  failed: string
  loading?: string
  /** Placeholder for the content below the title, shown while the data loads. */
  children?: Elements
}

/** A screen whose data is missing: still loading, forbidden, not found, or failed. */
export function ScreenState({ query, title, failed, loading, children }: ScreenStateProps) {
  if (!query.isError) {
    return (
      <div aria-busy="true">
        <span className="skeleton title-bar waits" />
        {children}
        <LoadingText>{loading}</LoadingText>
      </div>
    )
  }
  const code = codeOf(query.error)
  if (code === 404 || code === 400) return <NotFound />
  if (code === 403) return <Forbidden />
  return (
    <>
      {title && <h1>{title}</h1>}
      <ErrorState title={failed} onRetry={query.refetch}>
        {messageOf(
          query.error,
          onlineManager.isOnline()
            ? 'El servidor no respondió. Lo demás del sitio sigue acá.'
            : 'No hay conexión. Se trae sola cuando vuelva.',
        )}
      </ErrorState>
      {code === 0 && (
        <Part>
          <SeenList />
        </Part>
      )}
    </>
  )
}

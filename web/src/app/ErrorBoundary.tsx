import { Component, lazy, Suspense, type ReactNode } from 'react'
import { Button } from '../ui/controls/Button'
import { connectionStore } from '../lib/connection'
import { paths } from '@trinchera/contract/site-paths'

const SeenList = lazy(() => import('../features/offline/SeenList'))

interface Props {
  /** The error is cleared when this changes. */
  page: string
  /** Shown instead of the children; by default a full error screen. */
  instead?: ReactNode
  children: ReactNode
}

/** Keeps the frame when a screen throws, also when the chunk of an older build can no longer be fetched. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.page !== this.props.page) this.setState({ failed: false })
  }

  override render() {
    const { children, instead } = this.props
    if (!this.state.failed) return children
    if (instead !== undefined) return instead
    const away = connectionStore.getState().status === 'lost' || !navigator.onLine
    return (
      <div className="page soon" role="alert">
        <h1>{away ? 'Sin conexión' : 'Se cayó la pantalla'}</h1>
        <p className="lead">
          {away
            ? 'Esta pantalla no se puede ver sin conexión. Vuelve a intentarlo cuando la tengas.'
            : 'No es tu culpa. Recarga y sigue donde ibas; si vuelve a pasar, avísanos.'}
        </p>
        <div className="actions">
          <Button kind="primary" onClick={() => location.reload()}>
            Recargar
          </Button>
          <Button onClick={() => location.assign(paths.home)}>Volver al inicio</Button>
        </div>
        {away && (
          <ErrorBoundary page={this.props.page} instead={null}>
            <Suspense fallback={null}>
              <SeenList />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    )
  }
}

import { Component, lazy, Suspense, type ReactNode } from 'react'
import { Button } from '../ui/controls/Button'
import { api } from '../lib/api'
import { connectionStore } from '../lib/connection'
import { paths } from '@trinchera/contract/site-paths'

const SeenList = lazy(() => import('../features/offline/SeenList'))

/** Why a screen is not shown. */
const failures = {
  own: {
    title: 'Se cayó la pantalla',
    text: 'No es tu culpa. Recarga y sigue donde ibas; si vuelve a pasar, avísanos.',
  },
  away: {
    title: 'Sin conexión',
    text: 'Esta pantalla no se puede ver sin conexión. Vuelve a intentarlo cuando la tengas.',
  },
  foreign: {
    title: 'Tu red pide algo',
    text: 'La red en la que estás pide algo antes de dejarte pasar. Abre otra página en el navegador, haz lo que pide y vuelve.',
  },
}

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

  /** The chunk of a screen may have been answered by the network in the site's place: whose answers come now shows at a call. */
  override componentDidCatch() {
    if (this.props.instead === undefined)
      api
        .listJuegos()
        .catch(() => undefined)
        .finally(() => this.setState({}))
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.page !== this.props.page) this.setState({ failed: false })
  }

  override render() {
    const { children, instead } = this.props
    if (!this.state.failed) return children
    if (instead !== undefined) return instead
    const { status, foreign } = connectionStore.getState()
    const away = status === 'lost' || foreign || !navigator.onLine
    const { title, text } = foreign ? failures.foreign : away ? failures.away : failures.own
    return (
      <div className="page soon" role="alert">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
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

import { Component, type ReactNode } from 'react'

interface Props {
  /** Identifies the page. When it changes, the error is cleared. */
  page: string
  /** Renders what is shown instead of the children after an error. `falls`: number of errors so far. */
  instead: (retry: () => void, falls: number) => ReactNode
  children: ReactNode
}

/** Catches errors of its children, so that the page stays. One cause is a chunk of an older build that the server has deleted. */
export class ErrorBoundary extends Component<Props, { failed: boolean; falls: number }> {
  override state = { failed: false, falls: 0 }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.setState(({ falls }) => ({ falls: falls + 1 }))
  }

  override componentDidUpdate(before: Props) {
    if (before.page !== this.props.page) this.setState({ failed: false, falls: 0 })
  }

  override render() {
    const { children, instead } = this.props
    return this.state.failed ? instead(() => this.setState({ failed: false }), this.state.falls) : children
  }
}

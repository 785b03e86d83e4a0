import { Component, type ReactNode } from 'react'

interface Props {
  /** The error is cleared when this value changes. */
  page: string
  /** Shown in place of the children that threw. `falls`: how often they have thrown. */
  instead: (retry: () => void, falls: number) => ReactNode
  children: ReactNode
}

/**
 * Contains an error of its children, so that the rest of the page stays. Also covers a chunk of an older build that can no longer be
 * fetched.
 */
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

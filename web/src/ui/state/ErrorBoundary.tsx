import { Component, type ReactNode } from 'react'

interface Props {
  /** The error is cleared when this changes. */
  page: string
  /** Shown in place of the children that threw. `falls`: how often they have. */
  instead: (retry: () => void, falls: number) => ReactNode
  children: ReactNode
}

/** Keeps what is around it when its children throw, also when the chunk of an older build can no longer be fetched. */
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

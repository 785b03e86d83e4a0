import 'react'

declare module 'react' {
  /** A component may hand a number to its style sheet. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}

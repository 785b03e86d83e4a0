import 'react'

declare module 'react' {
  /** Allows CSS custom properties in `style`, with which a component passes a number to its style sheet. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}

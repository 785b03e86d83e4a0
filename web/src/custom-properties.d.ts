import 'react'

declare module 'react' {
  /** Allows CSS custom properties in `style`. Components use them to pass numbers to their style sheets. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}

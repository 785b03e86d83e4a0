import { serverSplashMs } from '@trinchera/rules/limits'
import { useEffect, useState } from 'react'
import { LoadingText } from '../../ui/state/states'
import css from './Splash.module.css'

/** True during the splash's `serverSplashMs` (docs/behaviour.md#Descargas and servers screens); the data loads meanwhile. */
export function useSplash(): boolean {
  const [on, setOn] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setOn(false), serverSplashMs)
    return () => clearTimeout(timer)
  }, [])
  return on
}

const line = 'M0 34H28V8H64V34H100V8H136V34H172V8H200'

/** Loading animation: a line that is drawn repeatedly. */
export const Splash = () => (
  <>
    <div data-part="splash" className={css.splash} aria-busy="true">
      <svg viewBox="0 0 200 42" width="200" height="42" aria-hidden="true">
        <path className={css.track} d={line} />
        <path className={css.trench} pathLength="1" d={line} />
      </svg>
      <p className="label" aria-hidden="true">
        Llamando a los servidores…
      </p>
    </div>
    <LoadingText>Llamando a los servidores…</LoadingText>
  </>
)

import { serverSplashMs } from '@trinchera/rules/limits'
import { useEffect, useState } from 'react'
import { tabStore } from '../../lib/storage'
import { LoadingText } from '../../ui/state/states'
import css from './Splash.module.css'

/** Key in sessionStorage, set after the splash was shown in this tab. */
const shownKey = 'servidores-vistos'

const line = 'M0 34H28V8H64V34H100V8H136V34H172V8H200'

/** Loading animation over the rendered page, once per visit (docs/behaviour/servers-and-streams.md#Descargas and servers screens). */
export function Splash() {
  const [on, setOn] = useState(() => tabStore.getItem(shownKey) === null)
  useEffect(() => {
    if (!on) return undefined
    const timer = setTimeout(() => {
      tabStore.setItem(shownKey, '1')
      setOn(false)
    }, serverSplashMs)
    return () => clearTimeout(timer)
  }, [on])
  if (!on) return null
  return (
    <>
      <div data-part="splash" className={css.splash}>
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
}

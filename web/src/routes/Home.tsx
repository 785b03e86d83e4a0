import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '../lib/session'
import { Hero } from '../art/Hero'
import { useLadderPath } from '../lib/last-stage'
import { ButtonLink } from '../ui/controls/Button'
import css from './Home.module.css'

const HomeLive = lazy(() => import('./HomeLive'))

/** True after the first paint. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return painted
}

const loading = (
  <div className={css.loading} aria-busy="true">
    <div className={css.tickerLoading} />
  </div>
)

/** The landing page. What follows the hero is loaded after the first paint. */
export default function Home() {
  const painted = usePainted()
  const ladder = useLadderPath()
  const member = useSession() !== null
  return (
    <>
      <section className={member ? `${css.hero} ${css.member}` : css.hero}>
        <Hero />
        <div className={css.text}>
          <h1>Únete a la batalla por el honor!</h1>
          <p>
            Una hermandad de veteranos digitales. Partimos en el ciber de la esquina y todavía nos cubrimos la espalda.
          </p>
          <ButtonLink kind="primary" size="big" to={ladder}>
            Ir al Ladder
          </ButtonLink>
        </div>
      </section>
      {painted ? (
        <Suspense fallback={loading}>
          <HomeLive />
        </Suspense>
      ) : (
        loading
      )}
    </>
  )
}

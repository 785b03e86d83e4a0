import { lazy, Suspense, useEffect, useState } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { Hero } from '../art/Hero'
import '../styles/home.css'
import { ButtonLink } from '../ui/controls/Button'

const HomeLive = lazy(() => import('./HomeLive'))

/** True once what can be seen at first has been painted. */
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

/** The room of what follows the hero, so that nothing jumps when it comes. */
const room = (
  <div className="home-room" aria-busy="true">
    <div className="wire">
      <div className="in" />
    </div>
  </div>
)

/** The landing: its hero waits for nothing that follows it. */
export default function Home() {
  const painted = usePainted()
  return (
    <>
      <section className="hero">
        <Hero />
        <div className="in">
          <h1>Únete a la batalla por el honor!</h1>
          <p>
            Una hermandad de veteranos digitales. Partimos en el ciber de la esquina y todavía nos cubrimos la espalda.
          </p>
          <ButtonLink kind="primary" size="big" to={paths.ladder}>
            Ir al Ladder
          </ButtonLink>
        </div>
      </section>
      {painted ? (
        <Suspense fallback={room}>
          <HomeLive />
        </Suspense>
      ) : (
        room
      )}
    </>
  )
}

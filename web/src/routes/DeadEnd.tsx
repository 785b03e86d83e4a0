import { lazy, Suspense, type ReactNode } from 'react'
import css from './DeadEnd.module.css'

// Loaded apart: many screens may end here, and few visits do.
const Hero = lazy(() => import('../art/Hero').then((art) => ({ default: art.Hero })))

/** Parts of the landing page's picture: the open field before anything is built, and the wire. */
const scenes = {
  field: { x: 0, y: 262, width: 900, height: 250 },
  wire: { x: 380, y: 420, width: 620, height: 172 },
} as const

interface DeadEndProps {
  scene: keyof typeof scenes
  title: string
  /** Where to go on from here. */
  action: ReactNode
  children: ReactNode
}

/** A screen with nothing to show: what happened under a picture, and a way on. */
export const DeadEnd = ({ scene, title, action, children }: DeadEndProps) => (
  <div className={css.end}>
    <div className={css.scene}>
      <Suspense fallback={null}>
        <Hero part={scenes[scene]} />
      </Suspense>
    </div>
    <h1>{title}</h1>
    <p className="lead">{children}</p>
    {action}
  </div>
)

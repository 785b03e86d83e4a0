import { lazy, Suspense } from 'react'
import css from './Scene.module.css'

// Loaded apart: many screens may have nothing to show, and few visits see it.
const Hero = lazy(() => import('./Hero').then((art) => ({ default: art.Hero })))

/** Parts of the landing page's picture: the open field before anything is built, and the wire. */
const scenes = {
  field: { x: 0, y: 262, width: 900, height: 250 },
  wire: { x: 380, y: 420, width: 620, height: 172 },
} as const

export type SceneName = keyof typeof scenes

/** A picture above what says that there is nothing to show. */
export const Scene = ({ of }: { of: SceneName }) => (
  <div className={css.scene}>
    <Suspense fallback={null}>
      <Hero part={scenes[of]} />
    </Suspense>
  </div>
)

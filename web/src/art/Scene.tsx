import { lazy, Suspense } from 'react'
import css from './Scene.module.css'

// Loaded lazily: many screens contain this drawing for the case that there is nothing to show, which is rare.
const Hero = lazy(() => import('./Hero').then((art) => ({ default: art.Hero })))

/** Cutouts of the landing page's drawing: the empty field, and the barbed wire. */
const scenes = {
  field: { x: 0, y: 262, width: 900, height: 250 },
  wire: { x: 380, y: 420, width: 620, height: 172 },
} as const

export type SceneName = keyof typeof scenes

/** The picture above a message that says that there is nothing to show. */
export const Scene = ({ of }: { of: SceneName }) => (
  <div className={css.scene}>
    <Suspense fallback={null}>
      <Hero part={scenes[of]} />
    </Suspense>
  </div>
)

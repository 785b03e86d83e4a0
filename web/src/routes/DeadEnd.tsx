import type { ReactNode } from 'react'
import { Scene, type SceneName } from '../art/Scene'
import css from './DeadEnd.module.css'
import type { Elements } from '../lib/elements'

interface DeadEndProps {
  scene: SceneName
  title: string
  /** Links or buttons to go on from here. */
  action: Elements
  children: ReactNode
}

/** A screen without content: a picture, a text about what happened, and links to go on. */
export const DeadEnd = ({ scene, title, action, children }: DeadEndProps) => (
  <div className={css.end}>
    <Scene of={scene} />
    <h1>{title}</h1>
    <p className="lead">{children}</p>
    {action}
  </div>
)

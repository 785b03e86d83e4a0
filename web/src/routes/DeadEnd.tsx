import type { ReactNode } from 'react'
import { Scene, type SceneName } from '../art/Scene'
import css from './DeadEnd.module.css'
import type { Elements } from '../lib/elements'

interface DeadEndProps {
  scene: SceneName
  title: string
  /** Links or buttons that lead to other screens. */
  action: Elements
  children: ReactNode
}

/** A screen that has nothing to show, such as a 404: a picture, a text that explains why, and links to other screens. */
export const DeadEnd = ({ scene, title, action, children }: DeadEndProps) => (
  <div className={`grid ${css.end}`}>
    <Scene of={scene} />
    <h1>{title}</h1>
    <p className="lead">{children}</p>
    {action}
  </div>
)

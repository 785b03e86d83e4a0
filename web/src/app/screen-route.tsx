import type { ComponentType, ReactElement } from 'react'
import { preloadable } from './preloadable'
import { Screen } from './Screen'

export interface ScreenRoute {
  path: string
  element: ReactElement
  load: () => Promise<void>
}

/** Defines the route of a screen in its own chunk: `screen(paths.jugadores, 'Jugadores', () => import('../routes/Jugadores'))`. */
export function screen(
  path: string,
  title: string | undefined,
  load: () => Promise<{ default: ComponentType }>,
): ScreenRoute {
  const page = preloadable(load)
  return {
    path,
    load: page.load,
    element: (
      <Screen key={path} title={title}>
        <page.Component />
      </Screen>
    ),
  }
}

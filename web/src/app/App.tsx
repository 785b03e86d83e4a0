import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Frame } from './Frame'
import { History, matchPath, Navigate, useLocation } from '../lib/router'
import { Part } from './Part'
import { preloadable } from './preloadable'
import { paths, patterns } from '@trinchera/contract/site-paths'
import { Providers } from './providers'
import { bareScreens, ladderScreens, notFound, screens } from './screens'

// Not needed for the first paint of the landing page; the API client is loaded with them.
const Background = lazy(() => import('./Background'))
const section = preloadable(() => import('../routes/LadderSection'))

/** Fetches the chunks of the screen at an address. Never rejects: drawing the screen fetches a chunk that failed again, or shows the error. */
export async function loadScreen(pathname: string): Promise<void> {
  const matches = ({ path }: { path: string }) => matchPath(path, pathname) !== null
  const inSection = ladderScreens.find(matches)
  const screen = inSection ?? [...bareScreens, ...screens].find(matches)
  await Promise.allSettled([screen?.load(), inSection && section.load()])
}

const KeepSearch = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />

/** Screens in the frame: the first whose path matches. Those of the ladder share a key, so that what is around them stays. */
const Framed = () => (
  <Switch>
    {screens.map(({ path, element }) => (
      <Route key={path} path={path}>
        {element}
      </Route>
    ))}
    <Route path={patterns.oldValidarCuenta}>
      <KeepSearch to={paths.validarCuenta} />
    </Route>
    {ladderScreens.map(({ path, element }) => (
      <Route key="section" path={path}>
        <section.Component>{element}</section.Component>
      </Route>
    ))}
    <Route>{notFound.element}</Route>
  </Switch>
)

export const App = () => (
  <Providers>
    <History>
      <Part>
        <Background />
      </Part>
      <Switch>
        {bareScreens.map(({ path, element }) => (
          <Route key={path} path={path}>
            <Suspense fallback={<div className="page soon" aria-busy="true" />}>{element}</Suspense>
          </Route>
        ))}
        <Route>
          <Frame>
            <Framed />
          </Frame>
        </Route>
      </Switch>
    </History>
  </Providers>
)

import { lazy, Suspense } from 'react'
import { BrowserRouter, matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import { Frame } from './Frame'
import { Part } from './Part'
import { preloadable } from './preloadable'
import { paths, patterns } from '@trinchera/contract/site-paths'
import { Providers } from './providers'
import { bareScreens, ladderScreens, screens } from './screens'

// Not needed for the first paint of the landing page; the API client is loaded with them.
const Background = lazy(() => import('./Background'))
const section = preloadable(() => import('../routes/LadderSection'))

/** Fetches the chunks of the screen at an address. Never rejects: drawing the screen fetches a chunk that failed again, or shows the error. */
export async function loadScreen(pathname: string): Promise<void> {
  const matches = ({ path }: { path: string }) => path !== '*' && matchPath(path, pathname) !== null
  const inSection = ladderScreens.find(matches)
  const screen = inSection ?? [...bareScreens, ...screens].find(matches)
  await Promise.allSettled([screen?.load(), inSection && section.load()])
}

const KeepSearch = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />

export const App = () => (
  <Providers>
    <BrowserRouter>
      <Part>
        <Background />
      </Part>
      <Routes>
        {bareScreens.map(({ path, element }) => (
          <Route
            key={path}
            path={path}
            element={<Suspense fallback={<div className="page soon" aria-busy="true" />}>{element}</Suspense>}
          />
        ))}
        <Route element={<Frame />}>
          {screens.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path={patterns.oldValidarCuenta} element={<KeepSearch to={paths.validarCuenta} />} />
          <Route element={<section.Component />}>
            {ladderScreens.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
          </Route>
        </Route>
      </Routes>
    </BrowserRouter>
  </Providers>
)

import { lazy } from 'react'
import { BrowserRouter, matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import { Frame } from './Frame'
import { Part } from './Part'
import { paths, patterns } from '@trinchera/contract/site-paths'
import { Providers } from './providers'
import { ladderScreens, screens } from './screens'

// Not needed for the first paint of the landing page; the API client is loaded with them.
const Background = lazy(() => import('./Background'))
const LadderSection = lazy(() => import('../routes/LadderSection'))

// Fetches a ladder screen in parallel with its layout, which otherwise would have to load first.
for (const { path, load } of ladderScreens) if (matchPath(path, location.pathname)) void load?.()

const KeepSearch = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />

export const App = () => (
  <Providers>
    <BrowserRouter>
      <Part>
        <Background />
      </Part>
      <Routes>
        <Route element={<Frame />}>
          {screens.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path={patterns.oldValidarCuenta} element={<KeepSearch to={paths.validarCuenta} />} />
          <Route element={<LadderSection />}>
            {ladderScreens.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
          </Route>
        </Route>
      </Routes>
    </BrowserRouter>
  </Providers>
)

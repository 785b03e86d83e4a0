import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router'
import { LiveLadder } from '../features/ladder/LiveLadder'
import { SessionGuard } from '../features/session/SessionGuard'
import LadderSection from '../routes/LadderSection'
import { Frame } from './Frame'
import { paths, patterns } from './paths'
import { Providers } from './providers'
import { ladderScreens, screens } from './screens'

const KeepSearch = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />

export const App = () => (
  <Providers>
    <BrowserRouter>
      <LiveLadder />
      <SessionGuard />
      <Routes>
        <Route element={<Frame />}>
          {screens.map((route) => (
            <Route key={route.path} {...route} />
          ))}
          <Route path={patterns.oldValidarCuenta} element={<KeepSearch to={paths.validarCuenta} />} />
          <Route element={<LadderSection />}>
            {ladderScreens.map((route) => (
              <Route key={route.path} {...route} />
            ))}
          </Route>
        </Route>
      </Routes>
    </BrowserRouter>
  </Providers>
)

import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router'
import { Frame } from './Frame'
import { LadderLayout } from './LadderLayout'
import { paths, patterns } from './paths'
import { Providers } from './providers'
import { ladderScreens, screens } from './screens'

const KeepSearch = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />

export const App = () => (
  <Providers>
    <BrowserRouter>
      <Routes>
        <Route element={<Frame />}>
          {screens.map((route) => (
            <Route key={route.path} {...route} />
          ))}
          <Route path={patterns.oldValidarCuenta} element={<KeepSearch to={paths.validarCuenta} />} />
          <Route element={<LadderLayout juegos={[]} />}>
            {ladderScreens.map((route) => (
              <Route key={route.path} {...route} />
            ))}
          </Route>
        </Route>
      </Routes>
    </BrowserRouter>
  </Providers>
)

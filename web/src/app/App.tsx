import { lazy, Suspense, use, useEffect } from 'react'
import { History, matchPath, Routes, useLocation } from '../lib/router'
import { Frame } from './Frame'
import { Part } from './Part'
import { preloadable } from './preloadable'
import { Providers } from './providers'
import type { ScreenRoute } from './screen-route'
import { ScreenBoundary } from './ScreenBoundary'
import { bareScreen, firstScreens } from './screens'

// Loaded lazily, because the landing page can paint without these listeners and the API client that loads with them.
const Background = lazy(() => import('./Background'))
const section = preloadable(() => import('../routes/LadderSection'))

type More = typeof import('../routes/MoreScreens')
let more: More | undefined
let loading: Promise<More> | undefined

/** Loads the table of all screens (routes/MoreScreens). If loading fails, the next call tries again. */
export const loadMore = (): Promise<More> =>
  (loading ??= import('../routes/MoreScreens').then(
    ({ moreScreens, notFound }) => (more = { moreScreens, notFound }),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  ))

/**
 * Promise of the table of all screens, for the screen at `pathname`. If loading failed, the failed promise is returned until another screen
 * is opened: React calls this function again whenever the promise settles, and would wait forever if each call started a new promise.
 */
function tableFor(pathname: string): Promise<More> {
  if (asked?.pathname !== pathname) asked = { pathname, table: loadMore() }
  return asked.table
}
let asked: { pathname: string; table: Promise<More> } | undefined

const findIn = (screens: readonly ScreenRoute[], pathname: string) =>
  screens.find(({ path }) => matchPath(path, pathname) !== null)
const isFirst = (pathname: string) =>
  Boolean(findIn(firstScreens.wide, pathname) ?? findIn(firstScreens.ladder, pathname))

async function loadFound(pathname: string): Promise<void> {
  const bare = findIn([bareScreen], pathname)
  if (bare) return bare.load()
  const table = isFirst(pathname) ? firstScreens : (await loadMore()).moreScreens
  const inSection = findIn(table.ladder, pathname)
  await Promise.all([(inSection ?? findIn(table.wide, pathname))?.load(), inSection && section.load()])
}

/** Loads the code of the screen at a URL. Never rejects, because rendering the screen loads failed code again or shows the error. */
export const loadScreen = (pathname: string): Promise<void> => loadFound(pathname).catch(() => undefined)

/** All screens, inside the frame. Ladder screens have the same key, so that the layout around them stays mounted. */
function Framed() {
  const { pathname } = useLocation()
  const all = isFirst(pathname) ? more : (more ?? use(tableFor(pathname)))
  return (
    <Routes
      routes={[
        ...firstScreens.wide,
        ...(all?.moreScreens.wide ?? []),
        ...[...firstScreens.ladder, ...(all?.moreScreens.ladder ?? [])].map(({ path, element }) => ({
          path,
          key: 'section',
          element: <section.Component>{element}</section.Component>,
        })),
      ]}
      otherwise={all?.notFound.element}
    />
  )
}

export function App() {
  // Removes the text that tells users of old browsers that the app cannot start (web/public/old-browser.js).
  useEffect(() => document.getElementById('old-browser')?.remove(), [])
  return (
    <Providers>
      <History>
        <Part>
          <Background />
        </Part>
        <Routes
          routes={[
            {
              path: bareScreen.path,
              element: (
                <ScreenBoundary>
                  <Suspense fallback={<div className="page grid soon" aria-busy="true" />}>
                    {bareScreen.element}
                  </Suspense>
                </ScreenBoundary>
              ),
            },
          ]}
          otherwise={
            <Frame>
              <Framed />
            </Frame>
          }
        />
      </History>
    </Providers>
  )
}

import { parse } from 'regexparam'
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'

// A small router. Each history entry has a key and a state, screens change in a React transition, path parameters are decoded once.

export interface NavigateOptions {
  /** True to replace the current history entry. By default, it is replaced only if the URL stays the same. */
  replace?: boolean | undefined
  /** Data to store in the history entry, which survives a reload and Back. */
  state?: unknown
}

interface Location {
  pathname: string
  search: string
  hash: string
  state: unknown
  /** Identifies this history entry. Other entries with the same URL have other keys. */
  key: string
  /** How this location was reached: `POP` by Back, Forward or a page load, otherwise by `navigate`. */
  type: 'POP' | 'PUSH' | 'REPLACE'
}

/** Field of `history.state` with an entry's state. react-router used the same name, so entries of older builds keep their state. */
const stateField = 'usr'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined

function currentLocation(type: Location['type']): Location {
  const { pathname, search, hash } = window.location
  const key = fieldOf(history.state, 'key')
  return {
    pathname,
    search,
    hash,
    state: fieldOf(history.state, stateField),
    key: typeof key === 'string' ? key : 'default',
    type,
  }
}

let show: (location: Location) => void = () => {}

/** Navigates to a URL of this site without loading the page. */
function navigate(to: string, { replace, state = null }: NavigateOptions = {}) {
  const again = new URL(to, window.location.href).href === window.location.href
  const kind = (replace ?? again) ? 'REPLACE' : 'PUSH'
  const entry = { key: Math.random().toString(36).slice(2, 10), [stateField]: state }
  try {
    if (kind === 'REPLACE') history.replaceState(entry, '', to)
    else history.pushState(entry, '', to)
  } catch {
    // Safari allows only about a hundred history entries within some seconds and then throws, so the page is loaded instead.
    if (kind === 'REPLACE') window.location.replace(to)
    else window.location.assign(to)
    return
  }
  show(currentLocation(kind))
}

const LocationContext = createContext<Location | null>(null)

export function useLocation(): Location {
  const location = useContext(LocationContext)
  if (!location) throw new Error('useLocation outside of <History>')
  return location
}

/** Provides the current location to its children. While the code of a new screen is loading, the previous screen stays visible. */
export function History({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(() => currentLocation('POP'))
  // A layout effect runs before the effects of the children, which may already navigate.
  useLayoutEffect(() => {
    show = (next) => startTransition(() => setLocation(next))
    const onPop = () => show(currentLocation('POP'))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  return <LocationContext value={location}>{children}</LocationContext>
}

export const useNavigate = () => navigate

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { to: string }

/** A link within the site. With a modifier key or another mouse button, the browser follows it itself, for example in a new tab. */
export function Link({ to, replace, state, onClick, children, ...props }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    navigate(to, { replace, state })
  }
  return (
    <a {...props} href={to} onClick={follow}>
      {children}
    </a>
  )
}

/** A link within the site that gets `aria-current` if the page's path is the link's path or, unless `end` is true, below that path. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const isHere = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`))
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />
}

/** Navigates to another URL when mounted. */
export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  useEffect(() => navigate(to, { replace }), [to, replace])
  return null
}

const decode = (text: string | undefined) => {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return text
  }
}

type Params = Readonly<Record<string, string | undefined>>

const parsed = new Map<string, { keys: string[]; pattern: RegExp }>()

/** The decoded parameters of a path that matches `pattern`; null if it does not match. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const form = parsed.get(pattern) ?? parse(pattern)
  parsed.set(pattern, form)
  const found = form.pattern.exec(pathname)
  return found && Object.fromEntries(form.keys.map((name, at) => [name, decode(found[at + 1])]))
}

export const useMatch = (pattern: string) => matchPath(pattern, useLocation().pathname)

const ParamsContext = createContext<Params>({})

export const useParams = () => useContext(ParamsContext)

export interface RouteTo {
  path: string
  /** Identifies the screen; by default the path pattern. A navigation between two routes with the same key keeps their screen mounted. */
  key?: string
  element: ReactElement
}

/** Renders the first route whose path pattern matches the URL, or `otherwise` if none matches. */
export function Routes({ routes, otherwise }: { routes: readonly RouteTo[]; otherwise: ReactNode }) {
  const { pathname } = useLocation()
  for (const { path, key = path, element } of routes) {
    const params = matchPath(path, pathname)
    if (params)
      return (
        <ParamsContext key={key} value={params}>
          {element}
        </ParamsContext>
      )
  }
  return otherwise
}

type Search = URLSearchParams | Record<string, string>

function setSearch(next: Search | ((before: URLSearchParams) => Search), options?: NavigateOptions) {
  const { pathname, search } = window.location
  const query = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(search)) : next).toString()
  navigate(query ? `${pathname}?${query}` : pathname, options)
}

export function useSearchParams(): [URLSearchParams, typeof setSearch] {
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  return [params, setSearch]
}

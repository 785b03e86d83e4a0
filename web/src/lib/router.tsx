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

// Entries of the history with a key and a state, screens changed in a transition, and parameters decoded once.

export interface NavigateOptions {
  /** Takes the place of the present entry of the history; by default where it is the same address. */
  replace?: boolean | undefined
  /** Kept with the entry: a reload and Back find it again. */
  state?: unknown
}

interface Location {
  pathname: string
  search: string
  hash: string
  state: unknown
  /** Of this entry of the history; others with the same address have others. */
  key: string
  /** How it was reached: by Back, Forward or a load, or by `navigate`. */
  type: 'POP' | 'PUSH' | 'REPLACE'
}

/** Of an entry's state: as react-router named it, so that entries of an older build keep theirs. */
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

/** Goes to an address of the site. */
function navigate(to: string, { replace, state = null }: NavigateOptions = {}) {
  const again = new URL(to, window.location.href).href === window.location.href
  const kind = (replace ?? again) ? 'REPLACE' : 'PUSH'
  const entry = { key: Math.random().toString(36).slice(2, 10), [stateField]: state }
  try {
    if (kind === 'REPLACE') history.replaceState(entry, '', to)
    else history.pushState(entry, '', to)
  } catch {
    // Safari refuses more than a hundred entries in some seconds: the page is loaded there instead.
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

/** The page's history. What is below shows the present entry; a screen that loads its chunk leaves the one before it standing. */
export function History({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(() => currentLocation('POP'))
  // Before the effects of what is below, which may navigate.
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

/** A link within the site. With a key or another button held down the browser follows it: in another tab, say. */
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

/** A link that says where one is: at its address or, without `end`, below it. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const isHere = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`))
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />
}

/** Goes elsewhere in its stead. */
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

/** The parameters of a path that has the form of `pattern`; null: it has not. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const form = parsed.get(pattern) ?? parse(pattern)
  parsed.set(pattern, form)
  const found = form.pattern.exec(pathname)
  return found && Object.fromEntries(form.keys.map((name, at) => [name, decode(found[at + 1])]))
}

export const useMatch = (pattern: string) => matchPath(pattern, useLocation().pathname)

const ParamsContext = createContext<Params>({})

/** The parameters in the address of the screen that asks. */
export const useParams = () => useContext(ParamsContext)

export interface RouteTo {
  path: string
  /** Screens with the same key stay mounted when one takes the place of another; by default the path. */
  key?: string
  element: ReactElement
}

/** What the first route shows whose path the address has; `otherwise`, where none has it. */
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

/** The query of the address, and a function that sets it. */
export function useSearchParams(): [URLSearchParams, typeof setSearch] {
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  return [params, setSearch]
}

import { beginningOf } from '@trinchera/rules/letters'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from './router'

/** Pause in typing after which the search starts, ms. */
const debounceMs = 200
/** Maximum length of a search text that the server accepts. */
const longestSearch = 100

/** A list's search text, stored in the URL (`?busqueda=`) after a pause in typing. `clear` removes the search and all filters. */
export function useAddressSearch() {
  const [address, setAddress] = useSearchParams()
  const search = beginningOf(address.get('busqueda') ?? '', longestSearch)
  const [text, setText] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back and Forward change the URL, so the search field takes the URL's text, except while the person is typing.
  useEffect(() => {
    if (timer.current === undefined) setText(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(wanted: string) {
    setText(wanted)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      const query = beginningOf(wanted.trim(), longestSearch)
      const change = (before: URLSearchParams) => {
        const after = new URLSearchParams(before)
        after.delete('pagina')
        if (query) after.set('busqueda', query)
        else after.delete('busqueda')
        return after
      }
      setAddress(change, { replace: true })
    }, debounceMs)
  }

  function clear() {
    clearTimeout(timer.current)
    timer.current = undefined
    setText('')
    setAddress({})
  }

  return { search, text, type, clear }
}

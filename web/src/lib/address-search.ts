import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** From the last key to the question, ms. */
const typingPause = 200
/** A longer one the server does not take. */
const longestSearch = 100

/** What else the address says stays; the list begins at its first page. */
function sought(before: URLSearchParams, search: string): URLSearchParams {
  const after = new URLSearchParams(before)
  after.delete('pagina')
  if (search) after.set('busqueda', search)
  else after.delete('busqueda')
  return after
}

/** A list's search, kept in the address (`?busqueda=`): what is typed goes there once the typing rests, and begins at the first page. */
export function useAddressSearch() {
  const [address, setAddress] = useSearchParams()
  const search = (address.get('busqueda') ?? '').slice(0, longestSearch)
  const [text, setText] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back and Forward change the address without a key pressed.
  useEffect(() => {
    if (timer.current === undefined) setText(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(wanted: string) {
    setText(wanted)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setAddress((before) => sought(before, wanted.trim().slice(0, longestSearch)), { replace: true })
    }, typingPause)
  }

  function clear() {
    clearTimeout(timer.current)
    timer.current = undefined
    setText('')
    setAddress((before) => sought(before, ''))
  }

  return { search, text, type, clear }
}

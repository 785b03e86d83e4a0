import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** From the last key to the question, ms. */
const typingPause = 200
/** A longer one the server does not take. */
const longestSearch = 100

/** A list's search, kept in the address (`?busqueda=`): what is typed goes there once the typing rests, and begins at the first page. Clearing it clears what else narrows the list. */
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
      const sought = wanted.trim().slice(0, longestSearch)
      const change = (before: URLSearchParams) => {
        const after = new URLSearchParams(before)
        after.delete('pagina')
        if (sought) after.set('busqueda', sought)
        else after.delete('busqueda')
        return after
      }
      setAddress(change, { replace: true })
    }, typingPause)
  }

  function clear() {
    clearTimeout(timer.current)
    timer.current = undefined
    setText('')
    setAddress({})
  }

  return { search, text, type, clear }
}

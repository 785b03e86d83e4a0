import { useSearchParams } from '../../lib/router'

/** Keeps a screen's state in the URL's query parameters. `set` also returns to the first page, unless `keepPage` is true. */
export function useAddress() {
  const [address, setAddress] = useSearchParams()
  return {
    get: (name: string) => address.get(name) ?? '',
    set: (params: Record<string, string | number | undefined>, { replace = false, keepPage = false } = {}) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before)
          if (!keepPage) after.delete('pagina')
          for (const [name, value] of Object.entries(params)) {
            if (value === undefined || value === '') after.delete(name)
            else after.set(name, String(value))
          }
          return after
        },
        { replace },
      ),
  }
}

/** A query parameter as a positive whole number of at most 10 digits; undefined if it has another form. */
export const idOf = (text: string): number | undefined => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined)

import { useSearchParams } from '../../lib/router'

/**
 * Uses query parameters as the state of a screen. `set` changes several parameters together and returns to the first page, unless
 * `keepPage`.
 */
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

/** A query parameter as a positive whole number; undefined if it is not one. */
export const idOf = (text: string): number | undefined => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined)

import { useSearchParams } from 'react-router'

/** The address as the state of the screen: reads one word of it, and changes several at once. A list begins anew at its first page. */
export function useAddress() {
  const [address, setAddress] = useSearchParams()
  return {
    get: (name: string) => address.get(name) ?? '',
    set: (words: Record<string, string | number | undefined>, { replace = false, keepPage = false } = {}) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before)
          if (!keepPage) after.delete('pagina')
          for (const [name, word] of Object.entries(words)) {
            if (word === undefined || word === '') after.delete(name)
            else after.set(name, String(word))
          }
          return after
        },
        { replace },
      ),
  }
}

/** A positive whole number of the address. */
export const idOf = (word: string): number | undefined => (/^[1-9]\d{0,9}$/.test(word) ? Number(word) : undefined)

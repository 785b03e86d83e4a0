import { useParams } from './router'

/** A route parameter as a positive integer; undefined if it is not one. */
export function useIdParam(name = 'id'): number | undefined {
  const text = useParams()[name] ?? ''
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

import { useParams } from './router'

/** A route parameter as a positive integer of at most 10 digits; undefined if it has another form. */
export function useIdParam(name = 'id'): number | undefined {
  const text = useParams()[name] ?? ''
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

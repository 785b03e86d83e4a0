import { useParams } from 'react-router'

/** A positive whole number of the address; undefined where something else stands there. */
export function useIdParam(name = 'id'): number | undefined {
  const text = useParams()[name] ?? ''
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

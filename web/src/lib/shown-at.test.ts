import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { shownAt } from './shown-at'

/** Queries whose data was fetched at these times. */
function fetchedAt(...times: number[]) {
  const client = new QueryClient()
  for (const at of times) client.setQueryData([at], {}, { updatedAt: at })
  return client.getQueryCache().findAll()
}
const neverUp = { connectedAt: 0, heardAt: 0 }

it('is the time of the oldest of what is shown, whatever else came since', () =>
  expect(shownAt(fetchedAt(5000, 1000, 9000), neverUp)).toBe(1000))

it('is when the connection was last heard, of what came while it was up', () =>
  expect(shownAt(fetchedAt(3000, 4000), { connectedAt: 2000, heardAt: 9000 })).toBe(9000))

it('is when it came, of what has not come again since the connection did', () =>
  expect(shownAt(fetchedAt(1000, 4000), { connectedAt: 2000, heardAt: 9000 })).toBe(1000))

it('is when it came, of what was asked for after the connection was lost', () =>
  expect(shownAt(fetchedAt(9500), { connectedAt: 2000, heardAt: 9000 })).toBe(9500))

it('is none where nothing is shown', () => expect(shownAt([], neverUp)).toBe(0))

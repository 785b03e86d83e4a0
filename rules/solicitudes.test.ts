import { describe, expect, it } from 'vitest'
import { siteLocal } from './chile-time'
import { dueAt, extendedDue, requestNumber } from './solicitudes'

const local = (instant: string) => siteLocal(instant)

describe('when the answer to a request is due', () => {
  it.each([
    // a Wednesday, 10:00 in Chile
    ['2026-12-02T13:00:00.000Z', '2027-01-01T23:59'],
    // 23:30 in Chile is the next day in UTC
    ['2026-12-03T02:30:00.000Z', '2027-01-01T23:59'],
    // the clock goes back an hour on 4 April 2027
    ['2027-03-20T15:00:00.000Z', '2027-04-19T23:59'],
    // the clock goes forward an hour on 5 September 2026
    ['2026-08-20T15:00:00.000Z', '2026-09-19T23:59'],
  ])('30 days for a request of %s', (at, due) => {
    expect(local(dueAt('acceso', at))).toBe(due)
  })

  it.each([
    ['a Monday', '2026-11-30T13:00:00.000Z', '2026-12-02T23:59'],
    ['a Thursday', '2026-12-03T13:00:00.000Z', '2026-12-07T23:59'],
    ['a Friday', '2026-12-04T13:00:00.000Z', '2026-12-08T23:59'],
    ['a Saturday', '2026-12-05T13:00:00.000Z', '2026-12-08T23:59'],
    ['a Sunday', '2026-12-06T13:00:00.000Z', '2026-12-08T23:59'],
    ['a Sunday night that is Monday in UTC', '2026-12-07T02:30:00.000Z', '2026-12-08T23:59'],
    ['the Friday before the clock goes back', '2027-04-02T15:00:00.000Z', '2027-04-06T23:59'],
    ['the Friday before the clock goes forward', '2026-09-04T15:00:00.000Z', '2026-09-08T23:59'],
  ])('two working days for a blocking of %s', (_, at, due) => {
    expect(local(dueAt('bloqueo', at))).toBe(due)
  })

  it('30 days later once it is extended', () => {
    expect(local(extendedDue(dueAt('acceso', '2026-12-02T13:00:00.000Z')))).toBe('2027-01-31T23:59')
  })
})

it('a request is named by its year in Chile and its id', () => {
  expect(requestNumber({ id: 7, created_at: '2027-01-01T01:00:00.000Z' })).toBe('2026-7')
})

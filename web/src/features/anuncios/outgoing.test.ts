import { expect, test } from 'vitest'
import { restoreOutgoing } from './outgoing'

test('what was under way when the page was left comes back as not sent', () => {
  expect(restoreOutgoing('[{"key":"a","html":"<p>x</p>"}]')).toEqual([{ key: 'a', html: '<p>x</p>', failed: 'No alcanzó a salir' }])
})

test('what had failed keeps its reason', () => {
  expect(restoreOutgoing('[{"key":"a","html":"<p>x</p>","failed":"Suspendido"}]')[0]?.failed).toBe('Suspendido')
})

test.each([null, '', '{', '7', '{}', '[1,null,{"key":"a"},{"key":1,"html":"x"},{"key":"a","html":""}]'])('%s is nothing', (stored) => {
  expect(restoreOutgoing(stored)).toEqual([])
})

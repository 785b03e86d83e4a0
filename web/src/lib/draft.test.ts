import { expect, test } from 'vitest'
import { restoreDraft } from './draft'

const empty = { etapa: '', comentario: '' }

test('without a stored draft the form is empty', () => {
  expect(restoreDraft(null, empty)).toEqual(empty)
})

test('typed text is restored', () => {
  expect(restoreDraft('{"etapa":"3","comentario":"gg"}', empty)).toEqual({ etapa: '3', comentario: 'gg' })
})

test.each(['{broken', '7', 'null', '"texto"', '[1]'])('%s is no draft: the form is empty', (stored) => {
  expect(restoreDraft(stored, empty)).toEqual(empty)
})

test('a draft of an older form restores the fields that still exist', () => {
  expect(restoreDraft('{"etapa":3,"comentario":"gg","mapa":"x"}', empty)).toEqual({ etapa: '', comentario: 'gg' })
})

test('the empty form is not modified', () => {
  restoreDraft('{"etapa":"3"}', empty)
  expect(empty.etapa).toBe('')
})

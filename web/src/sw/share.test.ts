import { sharedPicturesField } from '@trinchera/contract/share-target'
import { mostEvidence } from '@trinchera/rules/limits'
import { expect, it } from 'vitest'
import { picturesOf } from './share'

const file = (name: string, type: string) => new File(['x'], name, { type })

it('of what is shared only pictures are kept, and no more than a match takes', () => {
  const form = new FormData()
  form.append(sharedPicturesField, 'texto')
  form.append(sharedPicturesField, file('mal.html', 'text/html'))
  form.append('otro', file('otro.png', 'image/png'))
  for (let index = 0; index < mostEvidence + 5; index++)
    form.append(sharedPicturesField, file(`${index}.png`, 'image/png'))
  expect(picturesOf(form).map(({ name }) => name)).toEqual(
    Array.from({ length: mostEvidence }, (_, index) => `${index}.png`),
  )
})

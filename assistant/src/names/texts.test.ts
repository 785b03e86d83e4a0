import { expect, it } from 'vitest'
import { textOf } from './texts'

it.each([
  ['blocks are lines', '<p>uno</p><p>dos</p>', ' uno\n dos\n'],
  ['marks go, entities stay as their signs', '<b>a &amp; b</b> &lt;c&gt;', ' a & b  <c>'],
])('%s', (_, html, text) => expect(textOf(html)).toBe(text))

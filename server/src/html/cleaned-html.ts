import { textOf } from '@trinchera/rules/html-text'
import { isBlank } from './visible-text'

/** True if cleaned HTML contains neither text nor a picture, video or formula. */
export const isBlankHtml = (html: string) =>
  isBlank(textOf(html)) && !/<(?:img|iframe|span class="ql-formula") /.test(html)

/** The paths of the pictures in cleaned HTML, without duplicates. */
export const picturesIn = (html: string) => [
  ...new Set([...html.matchAll(/<img src="([^"]*)"/g)].flatMap(([, src]) => src ?? [])),
]

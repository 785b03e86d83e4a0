import { textOf } from '@trinchera/rules/html-text'
import { isBlank } from './visible-text'

/** Whether cleaned HTML has neither text nor a picture, video or formula. */
export const isBlankHtml = (html: string) =>
  isBlank(textOf(html)) && !/<(?:img|iframe|span class="ql-formula") /.test(html)

/** The distinct picture paths in cleaned HTML. */
export const picturesIn = (html: string) => [
  ...new Set([...html.matchAll(/<img src="([^"]*)"/g)].flatMap(([, src]) => src ?? [])),
]

import type { ReactElement } from 'react'

/**
 * What a component may accept as content next to other elements: only elements, because a text without its own element breaks page
 * translation (scripts/checks/translation.mjs explains it).
 */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[]

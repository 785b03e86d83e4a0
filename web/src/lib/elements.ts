import type { ReactElement } from 'react'

/**
 * Content that may stand next to other elements: only elements, no bare text, because a text without its own element breaks page
 * translation (see scripts/checks/translation.mjs).
 */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[]

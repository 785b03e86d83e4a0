import type { ReactElement } from 'react'

/** What a component may draw beside other things: elements, and no text that stands in none of its own (scripts/checks/translation.mjs says why). */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[]

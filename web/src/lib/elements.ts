import type { ReactElement } from 'react'

/** Content allowed next to other elements: no bare text, because that breaks page translation (see scripts/checks/translation.mjs). */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[]

import type { ReactNode } from 'react'

/** The `id` of a screen's main content next to a side menu. */
export const contentId = 'pagina'

/**
 * A link that moves the focus past the menus: to the content next to the side menu if there is one, else to the whole screen. Visible only
 * while focused.
 */
export const SkipLink = ({ children }: { children: ReactNode }) => (
  <a
    className="skip"
    href="#contenido"
    onClick={(event) => {
      event.preventDefault()
      ;(document.getElementById(contentId) ?? document.querySelector('main'))?.focus()
    }}
  >
    {children}
  </a>
)

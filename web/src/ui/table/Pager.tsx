import { Button } from '../controls/Button'
import { Icon } from '../controls/Icon'

interface PagerProps {
  /** The current page, starting at 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  /** What the pages contain, for screen readers, such as "jugadores". */
  of: string
}

/** Buttons for the previous and the next page, with "n de total" between them (docs/behaviour/screens.md#Pager). */
export const Pager = ({ page, pages, onPage, of }: PagerProps) => (
  <nav className="line pager" aria-label={`Páginas de ${of}`}>
    <Button size="small" aria-label="Página anterior" disabled={page <= 1} onClick={() => onPage(page - 1)}>
      <Icon name="previous" />
    </Button>
    <span className="at" aria-live="polite">
      <span className="screen-reader-only">Página </span>
      <span>{`${page} de ${Math.max(1, pages)}`}</span>
    </span>
    <Button size="small" aria-label="Página siguiente" disabled={page >= pages} onClick={() => onPage(page + 1)}>
      <Icon name="next" />
    </Button>
  </nav>
)

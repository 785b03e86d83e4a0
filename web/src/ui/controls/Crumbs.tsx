import { Link } from '../../lib/router'

/** Breadcrumbs of the parent pages; the current page is the title below them. */
export const Crumbs = ({ trail }: { trail: { to: string; label: string }[] }) => (
  <nav aria-label="Ruta">
    <ol className="crumb label">
      {trail.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ol>
  </nav>
)

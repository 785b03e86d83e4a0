import { Link } from '../../lib/router'

/** Breadcrumbs: links to the parent pages. The current page is not included, because its title is below. */
export const Crumbs = ({ trail }: { trail: { to: string; label: string }[] }) => (
  <nav aria-label="Ruta">
    <ol className="row crumb label">
      {trail.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ol>
  </nav>
)

import { Link } from 'react-router'

/** The way down to this page; the page itself is its title. */
export const Crumbs = ({ trail }: { trail: { to: string; label: string }[] }) => (
  <nav aria-label="Ruta">
    <ol className="crumb lbl">
      {trail.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ol>
  </nav>
)

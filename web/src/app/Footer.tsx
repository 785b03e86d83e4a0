import { siteName, socials } from './site'

export const Footer = () => (
  <footer className="foot">
    <div className="in small">
      <span>© 2025 {siteName}. Hecho por y para la comunidad.</span>
      <ul aria-label="Redes sociales">
        {socials.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </footer>
)

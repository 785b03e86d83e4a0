import { siteName, useSocials } from './site'

export function Footer() {
  const socials = useSocials()
  return (
    <footer className="foot">
      <div className="inner small">
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
}

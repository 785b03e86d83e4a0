import { paths } from '@trinchera/contract/site-paths'
import { chileDay } from '@trinchera/rules/chile-time'
import { Link } from '../lib/router'
import { siteName, useSocials } from './site'

const founded = '2025'

export function Footer() {
  const socials = useSocials()
  const year = chileDay(Date.now()).slice(0, 4)
  return (
    <footer className="foot">
      <div className="inner small">
        <span>
          <span>{`© ${year > founded ? `${founded}–${year}` : founded} ${siteName}. Hecho por y para la comunidad.`}</span>{' '}
          <Link className="within" to={paths.privacidad}>
            Privacidad
          </Link>
        </span>
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

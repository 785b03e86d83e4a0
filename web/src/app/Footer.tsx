import { paths } from '@trinchera/contract/site-paths'
import { chileDay, shownRegion } from '@trinchera/rules/chile-time'
import { useNowAtRender } from '../lib/clock'
import { Link } from '../lib/router'
import { siteName, useSocials } from './site'

const founded = '2025'

export function Footer() {
  const socials = useSocials()
  const region = shownRegion()
  const year = chileDay(useNowAtRender()).slice(0, 4)
  return (
    <footer className="foot">
      <div className="row inner small">
        <span>
          <span>{`© ${year > founded ? `${founded}–${year}` : founded} ${siteName}. Hecho por y para la comunidad.`}</span>{' '}
          <Link className="within" to={paths.privacidad}>
            Privacidad
          </Link>
        </span>
        {region && <span>{`Las horas son de ${region}; las de avisos, correos, Discord y Radio, de Santiago.`}</span>}
        <ul className="row" aria-label="Redes sociales">
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

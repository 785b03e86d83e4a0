import { useQuery } from '@tanstack/react-query'
import original from '@trinchera/rules/textos/pie.json'
import { paths } from '@trinchera/contract/site-paths'
import { chileDay, shownRegion } from '@trinchera/rules/chile-time'
import { useNowAtRender } from '../lib/clock'
import { Link } from '../lib/router'
import { textoQuery } from '../lib/site-queries'
import { siteName, useSocials } from './site'

export function Footer() {
  const socials = useSocials()
  const { creditos, fundado } = useQuery(textoQuery('pie')).data?.contenido ?? original
  const region = shownRegion()
  const year = Number(chileDay(useNowAtRender()).slice(0, 4))
  return (
    <footer className="foot">
      <div className="row inner small">
        <span>
          <span>{`© ${year > fundado ? `${fundado}–${year}` : fundado} ${siteName}. ${creditos}`}</span>{' '}
          <Link className="within" to={paths.privacidad}>
            Privacidad
          </Link>
        </span>
        {region && <span>{`Las horas son de ${region}; las de avisos, correos, Discord y Radio, de Santiago.`}</span>}
        {socials.length > 0 && (
          <ul className="row" aria-label="Redes sociales">
            {socials.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  )
}

import { pageTexts } from '@trinchera/rules/page-texts'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { useSocials } from '../app/site'
import { usePageText } from '../app/title'
import { SectionHead } from '../ui/controls/SectionHead'

/** Placeholder of the forum: links to where the community talks. */
export default function Foro() {
  const socials = useSocials()
  usePageText(pageTexts.foro)
  return (
    <div className="page">
      <h1>Foro</h1>
      <p className="lead">Pronto...</p>
      <div className="two-columns soon-part">
        <section>
          <SectionHead title="Dónde conversamos" />
          <ul className="list out-links">
            {socials.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <SectionHead title="En el sitio" />
          <ul className="list out-links">
            <li>
              <Link to={paths.anuncios}>Comenta los anuncios</Link>
            </li>
            <li>
              <Link to={paths.servidores}>Mira quién está jugando</Link>
            </li>
            <li>
              <Link to={paths.volverAJugar}>Vuelve a jugar, paso a paso</Link>
            </li>
          </ul>
        </section>
      </div>
    </div>
  )
}

import type { Streams } from '@trinchera/contract/stream'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../art/Plate'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './channels.module.css'

export const YouTubeList = ({ channels }: { channels: Streams['youtube'] }) => (
  <section>
    <SectionHead title="En YouTube" count={channels.length} />
    <ul className="list">
      {channels.map(({ id, username, enlace }) => (
        <li key={id} className={`grid link-row ${css.line}`}>
          <Plate username={username} size={32} />
          <div className={css.text}>
            <Link className={`row-link ${css.name}`} to={paths.jugador(id)} translate="no">
              {username}
            </Link>
            <span className="small">{enlace.replace(/^https?:\/\/(www\.)?/, '')}</span>
          </div>
          <a
            className={`button compact ${css.button}`}
            href={enlace}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Ver canal de ${username} en YouTube`}
          >
            Ver canal
          </a>
        </li>
      ))}
    </ul>
  </section>
)

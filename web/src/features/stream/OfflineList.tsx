import type { OfflineStreamer } from '@trinchera/contract/stream'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../art/Plate'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './channels.module.css'
import { Follow } from './Follow'
import { channelUrl, streamerName } from './twitch'

/** The channels that are offline. Their pictures are generated, because pictures from Twitch would mean requests to another site. */
export const OfflineList = ({ streamers }: { streamers: readonly OfflineStreamer[] }) => (
  <section>
    <SectionHead title="Desconectados" count={streamers.length} />
    {streamers.length === 0 && <p className="small">Acá quedan los canales de la comunidad cuando no transmiten.</p>}
    {streamers.length > 0 && (
      <ul className="list">
        {streamers.map((streamer) => {
          const { login, displayName, jugador } = streamer
          const name = streamerName(login, displayName, jugador)
          return (
            <li key={login} className={`grid link-row ${css.line}`}>
              <Plate username={name} size={32} />
              <div className={css.text}>
                {jugador ? (
                  <Link className={`row-link ${css.name}`} to={paths.jugador(jugador.id)}>
                    {name}
                  </Link>
                ) : (
                  <b className={css.name}>{name}</b>
                )}
                <a
                  className={`small ${css.channel} ${jugador ? '' : 'row-link'}`}
                  href={channelUrl(login)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  twitch.tv/<span translate="no">{login}</span>
                </a>
              </div>
              <Follow login={login} name={name} owner={jugador?.id} />
            </li>
          )
        })}
      </ul>
    )}
  </section>
)

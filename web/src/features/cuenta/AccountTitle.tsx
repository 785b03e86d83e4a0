import type { Player } from '@trinchera/contract/players'
import { unknownTwitch } from '@trinchera/rules/links'
import { formatDate } from '@trinchera/rules/presentation'
import type { ReactNode } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../art/Plate'
import { channelsOf } from '../../lib/channels'
import { ButtonLink } from '../../ui/controls/Button'
import { RecordStats } from '../../ui/record/Stats'
import headCss from '../../ui/record/player-head.module.css'
import css from './AccountTitle.module.css'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="label">{name}</dt>
    <dd>{children ?? <span className="dim">Sin indicar</span>}</dd>
  </div>
)

const ChannelLink = ({ channel: { url, label } }: { channel: { url: string; label: string } }) => (
  <a className="target" href={url} target="_blank" rel="noopener noreferrer">
    {label}
  </a>
)

/** The head of Mi Cuenta: the player's picture, name, record, e-mail address and profile. */
export function AccountTitle({ player, email }: { player: Player; email: string }) {
  const { twitch, youtube } = channelsOf(player)
  return (
    <section className={`grid ${headCss.head} ${css.account}`} aria-label="Tus datos">
      <Plate key={player.imagen} username={player.username} imagen={player.imagen} size={128} />
      <div className={headCss.main}>
        <div className={headCss.title}>
          <h1>Mi Cuenta</h1>
          <p className={css.username} translate="no">
            {player.username}
          </p>
          <p className="label">{`en la trinchera desde el ${formatDate(player.created_at)}`}</p>
        </div>
        <dl className={`row stats ${headCss.record}`}>
          <RecordStats triunfos={player.victorias} derrotas={player.derrotas} />
        </dl>
      </div>
      <dl className={`grid ${css.facts}`}>
        <Fact name="Correo">{player.email ?? email}</Fact>
        <Fact name="Volute">{player.volute}</Fact>
        <Fact name="Twitch">
          {twitch && (
            <>
              <ChannelLink channel={twitch} />
              {player.twitch_desconocido && <p className="field-error">{unknownTwitch}</p>}
            </>
          )}
        </Fact>
        <Fact name="YouTube">{youtube && <ChannelLink channel={youtube} />}</Fact>
      </dl>
      <div className={`row full-row ${css.actions}`}>
        <ButtonLink to={paths.editMiCuenta(player.id)}>Modificar datos</ButtonLink>
        <ButtonLink to={paths.modifyPassword(player.email ?? email)}>Modificar Contraseña</ButtonLink>
        <ButtonLink to={paths.seguridad}>Seguridad</ButtonLink>
      </div>
    </section>
  )
}

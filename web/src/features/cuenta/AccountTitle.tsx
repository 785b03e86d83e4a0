import type { Player } from '@trinchera/contract/players'
import { formatDate } from '@trinchera/rules/presentation'
import type { ReactNode } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../art/Plate'
import '../../styles/clan.css'
import { channelsOf } from '../../lib/channels'
import { ButtonLink } from '../../ui/controls/Button'
import { RecordStats } from '../../ui/record/Stats'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="lbl">{name}</dt>
    <dd>{children ?? <span className="dim">Sin indicar</span>}</dd>
  </div>
)

const Away = ({ channel: { url, label } }: { channel: { url: string; label: string } }) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {label}
  </a>
)

/** Who one is here: the plate, the record, and what the others are told. */
export function AccountTitle({ player, email }: { player: Player; email: string }) {
  const { twitch, youtube } = channelsOf(player)
  return (
    <section className="clan account" aria-label="Tus datos">
      <Plate key={player.imagen} username={player.username} imagen={player.imagen} size={128} />
      <div className="mid">
        <div className="hd">
          <h1>Mi Cuenta</h1>
          <p className="name">{player.username}</p>
          <p className="lbl">en la trinchera desde el {formatDate(player.created_at)}</p>
        </div>
        <dl className="stats">
          <RecordStats triunfos={player.victorias} derrotas={player.derrotas} />
        </dl>
      </div>
      <dl className="known">
        <Fact name="Correo">{player.email ?? email}</Fact>
        <Fact name="Volute">{player.volute}</Fact>
        <Fact name="Twitch">{twitch && <Away channel={twitch} />}</Fact>
        <Fact name="YouTube">{youtube && <Away channel={youtube} />}</Fact>
      </dl>
      <div className="acts">
        <ButtonLink to={paths.editMiCuenta(player.id)}>Modificar Datos</ButtonLink>
        <ButtonLink to={paths.modifyPassword(player.email ?? email)}>Modificar Contraseña</ButtonLink>
      </div>
    </section>
  )
}

import type { Clan, ClanMember } from '@trinchera/contract/clanes'
import type { SessionPlayer } from '@trinchera/contract/session'
import { rangos as ranks, type Rango } from '@trinchera/rules/permissions'
import { FieldError } from '../../ui/form/FieldError'
import { Link } from '../../lib/router'
import { Options } from '../../ui/form/Options'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../art/Plate'
import { rangoText } from '@trinchera/rules/rango'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/controls/Icon'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './EditMembers.module.css'
import { mayExpel, rangosFor } from './rights'

interface EditMembersProps {
  clan: Clan
  viewer: SessionPlayer
  own: Rango | undefined
  /** Rangos that the viewer has chosen but not saved, by player id. */
  rangos: Record<string, Rango>
  error?: string
  onRango: (id: number, rango: Rango) => void
  onExpel: (member: ClanMember) => void
}

function RangoChoice({
  member,
  offered,
  chosen,
  onRango,
}: {
  member: ClanMember
  offered: Rango[]
  chosen: Rango
  onRango: EditMembersProps['onRango']
}) {
  if (offered.length === 0) return <span className={css.rango}>{rangoText[member.rango]}</span>
  return (
    <div className={`select ${css.choice}`}>
      <select
        className="input"
        aria-label={`Rango de ${member.username}`}
        value={chosen}
        onChange={({ target }) => {
          const rango = offered.find((one) => one === target.value)
          if (rango) onRango(member.id, rango)
        }}
      >
        <Options of={offered.map((rango) => [rango, rangoText[rango]])} />
      </select>
      <Icon name="down" size={16} />
    </div>
  )
}

/** The members sorted by rango. Each row has a choice of the rangos that the viewer may assign and, if allowed, a button to expel. */
export function EditMembers({ clan, viewer, own, rangos, error, onRango, onExpel }: EditMembersProps) {
  const members = [...clan.players].sort((a, b) => ranks.indexOf(a.rango) - ranks.indexOf(b.rango) || a.id - b.id)
  return (
    <section>
      <SectionHead title="Integrantes" count={members.length} />
      <ul className={`list ${css.members}`} aria-label="Integrantes">
        {members.map((member) => {
          const offered = rangosFor(viewer, own, member)
          const wanted = rangos[member.id]
          return (
            <li key={member.id}>
              <Plate username={member.username} imagen={member.imagen} size={28} />
              <Link className={`line ${css.name}`} to={paths.jugador(member.id)} translate="no">
                {member.username}
              </Link>
              <RangoChoice
                member={member}
                offered={offered}
                chosen={wanted && offered.includes(wanted) ? wanted : member.rango}
                onRango={onRango}
              />
              {mayExpel(viewer, own, member) && (
                <Button size="small" aria-label={`Expulsar a ${member.username}`} onClick={() => onExpel(member)}>
                  Expulsar
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <FieldError icon role="alert" text={error} />
    </section>
  )
}

import type { AdminPlayer } from '@trinchera/contract/admin'
import { rolNames, staffMay } from '@trinchera/rules/permissions'
import {
  byProfileField,
  profileFieldError,
  profileFieldRules,
  profileFields,
  staffFields,
  type ProfileField,
  type StaffField,
} from '@trinchera/rules/profile-fields'
import { emailError, usernameError } from '@trinchera/rules/validation'
import { useSession } from '../../../lib/session'
import { api } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import { Check } from '../../../ui/form/Check'
import { Input, Select } from '../../../ui/form/Field'
import { Options } from '../../../ui/form/Options'
import { EntityDialog, valueText } from '../EntityDialog'
import formCss from '../form.module.css'
import { useEntityForm } from '../use-entity-form'
import type { PlayerDialogProps } from './dialog'
import { PlayerSecurity } from './PlayerSecurity'

type Typed = Pick<AdminPlayer, StaffField>
const labels: Record<StaffField, string> = {
  username: 'Nombre de usuario',
  email: 'Correo',
  ...byProfileField((field) => profileFieldRules[field].label),
  validado: 'Cuenta validada',
  rol: 'Rol',
  admin: 'Marca de administración',
}

const textOf = (field: StaffField, value: unknown): string =>
  (field === 'rol' && Object.entries(rolNames).find(([id]) => Number(id) === value)?.[1]) || valueText(value)

/** Validation errors of the changed fields. An unchanged field is not checked, because its value may be older than the current rules. */
const errorsOf = (before: Typed, now: Typed) => ({
  username: now.username === before.username ? null : usernameError(now.username.trim()),
  email: now.email === before.email ? null : emailError(now.email.trim()),
  ...byProfileField((field) => (now[field] === before[field] ? null : profileFieldError(field, now[field] ?? ''))),
})

/** Form for a player's data. The fields for rol and admin flag are shown only to staff of rol 1. */
export function EditPlayer({ player, ...dialog }: PlayerDialogProps) {
  const viewer = useSession()?.player
  const refresh = useRefresh()
  const edit = useEntityForm<Typed, StaffField>({
    fields: staffFields,
    start: player,
    check: (now) => errorsOf(player, now),
    send: ({ changes, antes }) => {
      // The route takes form data, which has no null, so an emptied field is sent as an empty string.
      const sent = Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? '']))
      return api.updateAdminPlayer({ params: { id: player.id }, body: { ...sent, antes } })
    },
    getStored: async () => (await api.getAdminPlayer({ params: { id: player.id } })).data,
    onDone: () => {
      dialog.onOpenChange(false)
      refresh('panel/jugadores', 'panel/jugador', 'jugador')
    },
  })

  const { typed, errors, type } = edit
  const text = (field: 'username' | 'email' | ProfileField, optional = false) => (
    <Input
      key={field}
      label={labels[field]}
      name={field}
      autoComplete="off"
      spellCheck={false}
      optional={optional}
      error={errors[field]}
      value={typed[field] ?? ''}
      onChange={(event) => type({ [field]: event.target.value || (optional ? null : '') })}
    />
  )
  return (
    <EntityDialog
      {...dialog}
      edit={edit}
      over={`Jugador n.º ${player.id}`}
      title={`Modificar a ${player.username}`}
      act="Guardar"
      caso={`jugador:${player.id}`}
      labels={labels}
      textOf={textOf}
      className={formCss.twoColumns}
      below={<PlayerSecurity player={player} />}
    >
      {text('username')}
      {text('email')}
      {profileFields.map((field) => text(field, true))}
      <Input
        label="Victorias y derrotas"
        name="record"
        readOnly
        value={`${player.victorias} – ${player.derrotas}`}
        help="Salen de sus partidas."
      />
      <Check
        label="Cuenta validada"
        help="Sin validar no puede entrar."
        checked={typed.validado}
        onChange={(event) => type({ validado: event.target.checked })}
      />
      {viewer && staffMay(viewer, 'players.roles') && (
        <>
          <Select
            label="Rol"
            name="rol"
            error={errors.rol}
            value={typed.rol}
            onChange={(event) => type({ rol: Number(event.target.value) })}
          >
            <Options of={Object.entries(rolNames)} />
          </Select>
          <Check
            label="Es de la administración"
            help="Sin esta marca, el rol no abre nada."
            checked={typed.admin}
            onChange={(event) => type({ admin: event.target.checked })}
          />
        </>
      )}
    </EntityDialog>
  )
}

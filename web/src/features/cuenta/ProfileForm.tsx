import type { Player } from '@trinchera/contract/players'
import { longestPastedLink, usernameLength } from '@trinchera/rules/limits'
import { unknownTwitch } from '@trinchera/rules/links'
import {
  byProfileField,
  profileFieldError,
  profileFieldRules,
  profileFields,
  type ProfileField,
} from '@trinchera/rules/profile-fields'
import { usernameError } from '@trinchera/rules/validation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { updateSession } from '../../lib/session'
import { channelsOf } from '../../lib/channels'
import { useDraft, useDraftFile } from '../../lib/draft'
import { sessionPlayerOf } from '../../lib/own-clan'
import { playerQuery } from '../../lib/queries'
import { uploadApi } from '../../lib/upload'
import { Button } from '../../ui/controls/Button'
import { Input } from '../../ui/form/Field'
import { useForm } from '../../ui/form/use-form'
import { PlateInput } from './PlateInput'
import css from './ProfileForm.module.css'

type Texts = Record<ProfileField, string>

/** The profile fields that the player has changed. Only these are checked and sent, because stored values may violate newer rules. */
const changedTexts = (typed: Texts, stored: Texts) =>
  profileFields.map((name) => ({ name, text: typed[name].trim() })).filter(({ name, text }) => text !== stored[name])

/** The form to edit name, picture and profile fields. Unsaved edits are a draft, which survives errors, a new login and a reload. */
export function ProfileForm({ player }: { player: Player }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const key = `perfil:${player.id}`
  const stored = {
    username: player.username,
    ...byProfileField((field) => player[field] ?? ''),
    youtube: channelsOf(player).youtube?.url ?? '',
  }
  const { fields, write, removeStored } = useDraft(key, stored)
  const isUnknown = player.twitch_desconocido === true && fields.twitch.trim() === stored.twitch
  const changed = changedTexts(fields, stored)
  const { file, setFile } = useDraftFile(key)
  const [removed, setRemoved] = useState(false)
  const [sent, setSent] = useState(0)
  const leave = () => {
    removeStored()
    setFile(null)
  }

  const { form, field, errors, pending } = useForm({
    fields,
    write,
    picture: file,
    check: () => ({
      username: usernameError(fields.username.trim()),
      ...Object.fromEntries(changed.map(({ name, text }) => [name, profileFieldError(name, text)])),
    }),
    send: () => {
      setSent(0)
      const text = {
        username: fields.username.trim(),
        ...Object.fromEntries(changed.map(({ name, text }) => [name, text])),
      }
      const picture = file ? { imagen: file } : removed ? { quitar_imagen: true } : {}
      return uploadApi(setSent).updatePlayer({ params: { id: player.id }, body: { ...text, ...picture } })
    },
    failure: 'No pudimos guardar tus datos. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: ({ data }) => {
      leave()
      updateSession(sessionPlayerOf(data))
      client.setQueryData(playerQuery(player.id).queryKey, data)
      // Refetches everything, because any cached list may contain the old name or picture.
      void client.invalidateQueries()
      return navigate(paths.miCuenta)
    },
  })

  const percent = Math.round(sent * 100)
  return (
    <form {...form} className="form" aria-label="Modificar datos">
      <PlateInput
        player={{ username: fields.username.trim() || player.username, imagen: player.imagen }}
        file={file}
        onFile={setFile}
        removed={removed}
        onRemoved={setRemoved}
        error={errors.imagen}
      />
      <Input
        {...field('username')}
        label="Nombre de usuario"
        autoComplete="username"
        maxLength={60}
        spellCheck={false}
        help={`De ${usernameLength.least} a ${usernameLength.most} letras o números. Tus partidas pasadas no cambian.`}
      />
      {profileFields.map((name) => (
        <Input
          {...field(name)}
          key={name}
          label={profileFieldRules[name].label}
          optional
          spellCheck={false}
          autoCapitalize="none"
          maxLength={longestPastedLink}
          help={name === 'twitch' && isUnknown ? unknownTwitch : profileFieldRules[name].help}
        />
      ))}
      {pending && file && (
        <progress className={`mt-4 ${css.upload}`} aria-label="Imagen enviada" value={percent} max={100} />
      )}
      <div className="row actions">
        <Button
          type="submit"
          kind="primary"
          pending={pending}
          pendingText={file && percent < 100 ? `Subiendo, ${percent} %` : 'Guardando…'}
        >
          Guardar
        </Button>
        <Link className="more" to={paths.miCuenta} onClick={leave}>
          Dejarlo como estaba
        </Link>
      </div>
    </form>
  )
}

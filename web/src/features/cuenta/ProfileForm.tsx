import type { Player } from '@trinchera/contract/players'
import { longestPastedLink, usernameLength } from '@trinchera/rules/limits'
import {
  twitchLogin,
  twitchMessage,
  unknownTwitch,
  voluteMessage,
  voluteProfile,
  youtubeChannel,
  youtubeMessage,
} from '@trinchera/rules/links'
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

const links = [
  { name: 'volute', label: 'Volute', help: 'Tu id en el launcher.', read: voluteProfile, message: voluteMessage },
  {
    name: 'twitch',
    label: 'Twitch',
    help: 'Tu usuario, o la dirección de tu canal.',
    read: twitchLogin,
    message: twitchMessage,
  },
  {
    name: 'youtube',
    label: 'YouTube',
    help: 'Tu @nombre, o la dirección de tu canal.',
    read: youtubeChannel,
    message: youtubeMessage,
  },
] as const

type Links = Record<(typeof links)[number]['name'], string>

/** The links that were changed: what is stored may be older than today's rules. */
const changedLinks = (fields: Links, stored: Links) =>
  links.flatMap((link) => {
    const text = fields[link.name].trim()
    return text === stored[link.name] ? [] : { ...link, text }
  })

/** An empty link is valid; any other must parse. */
const linkErrors = (changed: ReturnType<typeof changedLinks>) =>
  Object.fromEntries(
    changed.filter(({ text, read }) => text && read(text) === null).map(({ name, message }) => [name, message]),
  )

/** Edits name, picture and links. The draft survives a failure, a login or a reload until it is saved. */
export function ProfileForm({ player }: { player: Player }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const key = `perfil:${player.id}`
  const stored = {
    username: player.username,
    volute: player.volute ?? '',
    twitch: player.twitch ?? '',
    youtube: channelsOf(player).youtube?.url ?? '',
  }
  const { fields, write, removeStored } = useDraft(key, stored)
  const isUnknown = player.twitch_desconocido === true && fields.twitch.trim() === stored.twitch
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
    check: () => ({ username: usernameError(fields.username.trim()), ...linkErrors(changedLinks(fields, stored)) }),
    send: () => {
      setSent(0)
      const text = {
        username: fields.username.trim(),
        ...Object.fromEntries(changedLinks(fields, stored).map(({ name, text }) => [name, text])),
      }
      const picture = file ? { imagen: file } : removed ? { quitar_imagen: true } : {}
      return uploadApi(setSent).updatePlayer({ params: { id: player.id }, body: { ...text, ...picture } })
    },
    failure: 'No pudimos guardar tus datos. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: ({ data }) => {
      leave()
      updateSession(sessionPlayerOf(data))
      client.setQueryData(playerQuery(player.id).queryKey, data)
      // Every cached list may show the old name or picture.
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
      {links.map(({ name, label, help }) => (
        <Input
          {...field(name)}
          key={name}
          label={label}
          optional
          spellCheck={false}
          autoCapitalize="none"
          maxLength={longestPastedLink}
          help={name === 'twitch' && isUnknown ? unknownTwitch : help}
        />
      ))}
      {pending && file && <progress className={css.upload} aria-label="Imagen enviada" value={percent} max={100} />}
      <div className="actions">
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

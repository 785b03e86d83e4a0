import type { Player } from '@trinchera/contract/players'
import { pictureBytes } from '@trinchera/rules/limits'
import {
  twitchLogin,
  twitchMessage,
  voluteMessage,
  voluteProfile,
  youtubeChannel,
  youtubeMessage,
} from '@trinchera/rules/links'
import { usernameError } from '@trinchera/rules/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { updateSession } from '../../app/session'
import { codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { channelsOf } from '../../lib/channels'
import { useDraft, useDraftFile } from '../../lib/draft'
import { sessionPlayerOf } from '../../lib/own-clan'
import { playerQuery } from '../../lib/queries'
import { uploadApi } from '../../lib/upload'
import { Button } from '../../ui/controls/Button'
import { focusFirstError, Input } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'
import { PlateInput } from './PlateInput'
import css from './ProfileForm.module.css'

type Errors = Partial<Record<'username' | 'volute' | 'twitch' | 'youtube' | 'imagen', string>>

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

/** An empty link is valid; any other must parse. */
const linkErrors = (fields: Record<(typeof links)[number]['name'], string>): Errors =>
  Object.fromEntries(
    links
      .filter(({ name, read }) => fields[name].trim() && read(fields[name].trim()) === null)
      .map(({ name, message }) => [name, message]),
  )

/** Edits name, picture and links. The draft survives a failure, a login or a reload until it is saved. */
export function ProfileForm({ player }: { player: Player }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const key = `perfil:${player.id}`
  const stored = {
    username: player.username,
    volute: player.volute ?? '',
    twitch: player.twitch ?? '',
    youtube: channelsOf(player).youtube?.url ?? '',
  }
  const { fields, write, removeStored } = useDraft(key, stored)
  const { file, setFile } = useDraftFile(key)
  const [removed, setRemoved] = useState(false)
  const [sent, setSent] = useState(0)
  const [errors, setErrors] = useState<Errors>({})
  useEffect(() => focusFirstError(form.current), [errors])

  const edit = useMutation({
    mutationFn: () => {
      setSent(0)
      const text = {
        username: fields.username.trim(),
        volute: fields.volute.trim(),
        twitch: fields.twitch.trim(),
        youtube: fields.youtube.trim(),
      }
      const picture = file ? { imagen: file } : removed ? { quitar_imagen: true } : {}
      return uploadApi(setSent).updatePlayer({ params: { id: player.id }, body: { ...text, ...picture } })
    },
    onSuccess: ({ data, message }) => {
      removeStored()
      setFile(null)
      updateSession(sessionPlayerOf(data))
      client.setQueryData(playerQuery(player.id).queryKey, data)
      // Every cached list may show the old name or picture.
      void client.invalidateQueries()
      toast.success(message)
      return navigate(paths.miCuenta)
    },
    onError: (error) => {
      const message = messageOf(error, 'No pudimos guardar tus datos. Lo que escribiste sigue acá: intenta de nuevo.')
      // 413 and 415 come from the upload itself, before the fields are validated: they carry no field errors.
      setErrors({ ...([413, 415].includes(codeOf(error)) ? { imagen: message } : {}), ...fieldErrorsOf(error) })
      toast.error(message)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (edit.isPending) return
    const wrong: Errors = {
      username: usernameError(fields.username.trim()) ?? undefined,
      ...linkErrors(fields),
      imagen: file && file.size > pictureBytes ? 'La imagen pesa más de 5 MB' : undefined,
    }
    setErrors(wrong)
    if (Object.values(wrong).every((error) => error === undefined)) edit.mutate()
  }

  const percent = Math.round(sent * 100)
  return (
    <form className="form" ref={form} onSubmit={submit} noValidate aria-label="Modificar Datos">
      <PlateInput
        player={{ username: fields.username.trim() || player.username, imagen: player.imagen }}
        file={file}
        onFile={setFile}
        removed={removed}
        onRemoved={setRemoved}
        error={errors.imagen}
      />
      <Input
        label="Nombre de usuario"
        name="username"
        autoComplete="username"
        maxLength={60}
        spellCheck={false}
        error={errors.username}
        help="De 3 a 20 letras o números. Tus partidas pasadas no cambian."
        value={fields.username}
        onChange={(event) => write({ username: event.target.value })}
      />
      {links.map(({ name, label, help }) => (
        <Input
          key={name}
          label={label}
          name={name}
          optional
          spellCheck={false}
          autoCapitalize="none"
          error={errors[name]}
          help={help}
          value={fields[name]}
          onChange={(event) => write({ [name]: event.target.value })}
        />
      ))}
      {edit.isPending && file && (
        <progress className={css.upload} aria-label="Imagen enviada" value={percent} max={100} />
      )}
      <div className="actions">
        <Button
          type="submit"
          kind="primary"
          pending={edit.isPending}
          pendingText={file && percent < 100 ? `Subiendo, ${percent} %` : 'Guardando…'}
        >
          Guardar
        </Button>
        <Link
          className="more"
          to={paths.miCuenta}
          onClick={() => {
            removeStored()
            setFile(null)
          }}
        >
          Dejarlo como estaba
        </Link>
      </div>
    </form>
  )
}

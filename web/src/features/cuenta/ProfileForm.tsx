import type { Player } from '@trinchera/contract/players'
import { pictureBytes } from '@trinchera/rules/limits'
import { twitchLogin, twitchMessage, voluteMessage, voluteProfile, youtubeChannel, youtubeMessage } from '@trinchera/rules/links'
import { usernameError } from '@trinchera/rules/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../app/paths'
import { updateSession } from '../../app/session'
import { codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { useDraft, useDraftFile } from '../../lib/draft'
import { sessionPlayerOf } from '../../lib/own-clan'
import { playerQuery } from '../../lib/queries'
import { uploadApi } from '../../lib/upload'
import { Button } from '../../ui/Button'
import { focusFirstError, Input } from '../../ui/Field'
import { toast } from '../../ui/toast'
import { PlateInput } from './PlateInput'

type Errors = Partial<Record<'username' | 'volute' | 'twitch' | 'youtube' | 'imagen', string>>

const linkError = (text: string, read: (text: string) => string | null, message: string) => (text.trim() && read(text.trim()) === null ? message : undefined)

/** One's name, picture and links; what was typed stays through a failure, a login or a reload until it is saved. */
export function ProfileForm({ player }: { player: Player }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const key = `perfil:${player.id}`
  const { fields, write, forget } = useDraft(key, { username: player.username, volute: player.volute ?? '', twitch: player.twitch ?? '', youtube: player.youtube ?? '' })
  const { file, keep } = useDraftFile(key)
  const [removed, setRemoved] = useState(false)
  const [sent, setSent] = useState(0)
  const [errors, setErrors] = useState<Errors>({})
  useEffect(() => focusFirstError(form.current), [errors])

  const edit = useMutation({
    mutationFn: () => {
      setSent(0)
      const text = { username: fields.username.trim(), volute: fields.volute.trim(), twitch: fields.twitch.trim(), youtube: fields.youtube.trim() }
      return uploadApi(setSent).updatePlayer({ params: { id: player.id }, body: { ...text, ...(file ? { imagen: file } : removed ? { quitar_imagen: true } : {}) } })
    },
    onSuccess: ({ data, message }) => {
      forget()
      keep(null)
      updateSession(sessionPlayerOf(data))
      client.setQueryData(playerQuery(player.id).queryKey, data)
      toast.success(message)
      return navigate(paths.miCuenta)
    },
    onError: (error) => {
      const message = messageOf(error, 'No pudimos guardar tus datos. Lo que escribiste sigue acá: intenta de nuevo.')
      // What is wrong with a picture is found by its content, before there are fields to speak of.
      setErrors({ ...([413, 415].includes(codeOf(error)) ? { imagen: message } : {}), ...fieldErrorsOf(error) })
      toast.error(message)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (edit.isPending) return
    const wrong: Errors = {
      username: usernameError(fields.username.trim()) ?? undefined,
      volute: linkError(fields.volute, voluteProfile, voluteMessage),
      twitch: linkError(fields.twitch, twitchLogin, twitchMessage),
      youtube: linkError(fields.youtube, youtubeChannel, youtubeMessage),
      imagen: file && file.size > pictureBytes ? 'La imagen pesa más de 5 MB' : undefined,
    }
    setErrors(wrong)
    if (Object.values(wrong).every((error) => error === undefined)) edit.mutate()
  }

  const percent = Math.round(sent * 100)
  return (
    <form className="form" ref={form} onSubmit={submit} noValidate aria-label="Modificar Datos">
      <PlateInput player={{ ...player, username: fields.username.trim() || player.username }} file={file} onFile={keep} removed={removed} onRemoved={setRemoved} error={errors.imagen} />
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
      <Input label="Volute" name="volute" optional spellCheck={false} autoCapitalize="none" error={errors.volute} help="Tu id en el launcher." value={fields.volute} onChange={(event) => write({ volute: event.target.value })} />
      <Input label="Twitch" name="twitch" optional spellCheck={false} autoCapitalize="none" error={errors.twitch} help="Tu usuario, o la dirección de tu canal." value={fields.twitch} onChange={(event) => write({ twitch: event.target.value })} />
      <Input label="YouTube" name="youtube" optional spellCheck={false} autoCapitalize="none" error={errors.youtube} help="Tu @nombre, o la dirección de tu canal." value={fields.youtube} onChange={(event) => write({ youtube: event.target.value })} />
      {edit.isPending && file && <progress className="sent" aria-label="Imagen enviada" value={percent} max={100} />}
      <div className="acts">
        <Button type="submit" kind="primary" pending={edit.isPending} pendingText={file && percent < 100 ? `Subiendo, ${percent} %` : 'Guardando…'}>
          Guardar
        </Button>
        <Link className="more" to={paths.miCuenta} onClick={() => { forget(); keep(null) }}>
          Dejarlo como estaba
        </Link>
      </div>
    </form>
  )
}

import type { Etapa } from '@trinchera/contract/etapas'
import { pictureBytes, redirectMs } from '@trinchera/rules/limits'
import { clanNameError, clanTagError } from '@trinchera/rules/validation'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import type { Session } from '../../app/stored-session'
import { Emblem } from '../../art/Emblem'
import { api, fieldErrorsOf, messageOf } from '../../lib/api'
import { useDraft } from '../../lib/draft'
import { Button } from '../../ui/controls/Button'
import { focusFirstError, Input } from '../../ui/form/Field'
import { PictureInput } from '../../ui/form/PictureInput'
import { toast } from '../../ui/toast/toast'

type Errors = Partial<Record<'nombre' | 'tag' | 'imagen', string>>

const clean = (text: string) => text.trim().replace(/\s+/gu, ' ')

/** Creates a clan. In a single-player etapa it takes the player's name and the form asks only for a picture (docs/rules.md#Single-player etapas). */
export function ClanForm({ etapa, session, onCreated }: { etapa: Etapa; session: Session; onCreated: () => void }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { fields, write, removeStored } = useDraft(`clan:${etapa.id}`, { nombre: '', tag: '' })
  const [file, setFile] = useState<File | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const team = etapa.multijugador

  const create = useMutation({
    mutationFn: () =>
      api.createClan({
        body: {
          ...(team ? { nombre: clean(fields.nombre), tag: clean(fields.tag) } : {}),
          id_etapa: etapa.id,
          id_lider: session.player.id,
          ...(file ? { imagen: file } : {}),
        },
      }),
    onSuccess: ({ message, data }) => {
      removeStored()
      onCreated()
      toast.success(message, { to: paths.clan(data.id), label: `Ver ${data.nombre}` })
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error))
      toast.error(messageOf(error, 'No pudimos fundar el clan. Lo que escribiste sigue acá: intenta de nuevo.'))
    },
  })
  const { data: created } = create
  useEffect(() => {
    if (!created) return undefined
    const timer = setTimeout(() => navigate(paths.miCuenta), redirectMs)
    return () => clearTimeout(timer)
  }, [created, navigate])
  useEffect(() => focusFirstError(form.current), [errors])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (create.isPending || created) return
    const wrong: Errors = {
      nombre: team ? (clanNameError(clean(fields.nombre)) ?? undefined) : undefined,
      tag: team ? (clanTagError(clean(fields.tag)) ?? undefined) : undefined,
      imagen: file && file.size > pictureBytes ? 'La imagen pesa más de 5 MB' : undefined,
    }
    setErrors(wrong)
    if (!wrong.nombre && !wrong.tag && !wrong.imagen) create.mutate()
  }

  return (
    <form
      className="form"
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={team ? 'Crear Nuevo Clan' : 'Entrar al Ladder'}
    >
      {team ? (
        <>
          <Input
            label="Nombre"
            name="nombre"
            autoComplete="off"
            error={errors.nombre}
            help="De 3 a 30 caracteres. Nada ofensivo, religioso ni político."
            value={fields.nombre}
            onChange={(event) => write({ nombre: event.target.value })}
          />
          <Input
            label="Tag"
            name="tag"
            autoComplete="off"
            spellCheck={false}
            error={errors.tag}
            help="De 2 a 6 caracteres, como va delante del nick."
            value={fields.tag}
            onChange={(event) => write({ tag: event.target.value })}
          />
        </>
      ) : (
        <p className="lead">
          Entras como <b>{session.player.username}</b>. Partes sin ranking y subes con tu primera victoria.
        </p>
      )}
      <PictureInput
        label="Imagen"
        optional
        error={errors.imagen ?? (team ? undefined : (errors.nombre ?? errors.tag))}
        help="PNG, JPG, WebP o GIF de hasta 5 MB. Sin imagen, le dibujamos un emblema."
        file={file}
        onFile={setFile}
        preview={(address) => (address ? <Emblem id={0} imagen={address} size={72} /> : null)}
      />
      <div className="actions">
        <Button
          type="submit"
          kind="primary"
          pending={create.isPending || created !== undefined}
          pendingText={created ? 'Listo' : file ? 'Subiendo…' : 'Un momento…'}
        >
          {team ? 'Crear Clan' : 'Entrar al Ladder'}
        </Button>
      </div>
    </form>
  )
}

import type { Etapa } from '@trinchera/contract/etapas'
import { clanNameLength, clanTagLength } from '@trinchera/rules/limits'
import { clanNameError, clanTagError } from '@trinchera/rules/validation'
import { useState } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import type { Session } from '../../lib/stored-session'
import { Emblem } from '../../art/Emblem'
import { api } from '../../lib/api'
import { useDraft } from '../../lib/draft'
import { Button } from '../../ui/controls/Button'
import { Input } from '../../ui/form/Field'
import { PictureInput, pictureHelp } from '../../ui/form/PictureInput'
import { useForm } from '../../ui/form/use-form'

const clean = (text: string) => text.trim().replace(/\s+/gu, ' ')

interface ClanFormProps {
  etapa: Etapa
  session: Session
  /** Called with true when the form is sent, and with false if the clan was not created. */
  onBusy: (busy: boolean) => void
}

/** The form that creates a clan. In a single-player etapa it asks only for a picture (docs/rules.md#Single-player etapas). */
export function ClanForm({ etapa, session, onBusy }: ClanFormProps) {
  const { fields, write, removeStored } = useDraft(`clan:${etapa.id}`, { nombre: '', tag: '' })
  const [file, setFile] = useState<File | null>(null)
  const team = etapa.multijugador
  const { form, field, errors, pending, isSuccess } = useForm({
    fields,
    write,
    picture: file,
    check: () => (team ? { nombre: clanNameError(clean(fields.nombre)), tag: clanTagError(clean(fields.tag)) } : {}),
    send: () => {
      onBusy(true)
      return api.createClan({
        body: {
          ...(team ? { nombre: clean(fields.nombre), tag: clean(fields.tag) } : {}),
          id_etapa: etapa.id,
          id_lider: session.player.id,
          ...(file ? { imagen: file } : {}),
        },
      })
    },
    onRefused: () => {
      onBusy(false)
    },
    failure: 'No pudimos fundar el clan. Lo que escribiste sigue acá: intenta de nuevo.',
    toastLink: ({ data }) => ({ to: paths.clan(data.id), label: `Ver ${data.nombre}` }),
    onSuccess: removeStored,
    redirect: paths.miCuenta,
  })

  return (
    <form {...form} className="form" aria-label={team ? 'Crear Nuevo Clan' : 'Entrar al Ladder'}>
      {team ? (
        <>
          <Input
            {...field('nombre')}
            label="Nombre"
            autoComplete="off"
            help={`De ${clanNameLength.least} a ${clanNameLength.most} caracteres. Nada ofensivo, religioso ni político.`}
          />
          <Input
            {...field('tag')}
            label="Tag"
            autoComplete="off"
            spellCheck={false}
            help={`De ${clanTagLength.least} a ${clanTagLength.most} caracteres, como va delante del nick.`}
          />
        </>
      ) : (
        <p className="lead">
          Entras como <b translate="no">{session.player.username}</b>. Partes sin ranking y subes con tu primera
          victoria.
        </p>
      )}
      <PictureInput
        label="Imagen"
        optional
        error={errors.imagen ?? (team ? undefined : (errors.nombre ?? errors.tag))}
        help={`${pictureHelp} Sin imagen, le dibujamos un emblema.`}
        file={file}
        onFile={setFile}
        preview={(address) => (address ? <Emblem nombre="" imagen={address} size={72} /> : null)}
      />
      <div className="row actions">
        <Button
          type="submit"
          kind="primary"
          pending={pending}
          pendingText={isSuccess ? 'Listo' : file ? 'Subiendo…' : 'Un momento…'}
        >
          {team ? 'Crear clan' : 'Entrar al Ladder'}
        </Button>
      </div>
    </form>
  )
}

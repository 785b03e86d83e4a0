import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldError } from '../../ui/form/FieldError'
import { clanQuery } from '../../lib/queries'
import type { DialogState } from '../../ui/dialog/Dialog'
import { FormDialog } from '../../ui/dialog/FormDialog'
import { Check } from '../../ui/form/Check'
import { Select } from '../../ui/form/Field'
import { Options } from '../../ui/form/Options'
import { useSubmit } from '../../ui/form/use-form'
import { ErrorState, LoadingText } from '../../ui/state/states'
import css from './torneos.module.css'
import type { OwnClan } from './use-own'
import { useTorneoActs } from './use-torneo-acts'

interface EnrolDialogProps extends DialogState {
  torneo: TorneoPage
  clanes: readonly OwnClan[]
}

/** Map from a player's id to the name of the other clan in this torneo whose roster the player is in. */
const takenBy = ({ inscritos }: TorneoPage, clan: number | undefined) =>
  new Map(
    inscritos
      .filter(({ id_clan, retirado }) => id_clan !== clan && !retirado)
      .flatMap(({ nombre, plantel }) => plantel.map(({ id }) => [id, nombre] as const)),
  )

/** Dialog to enrol a clan with its roster, or to change the roster. It shows how many players are missing or in another clan's roster. */
export function EnrolDialog({ torneo, clanes, ...dialog }: EnrolDialogProps) {
  const { enrol } = useTorneoActs(torneo.id)
  const [chosen, setChosen] = useState(
    () => clanes.find(({ id }) => torneo.inscritos.some(({ id_clan }) => id_clan === id))?.id ?? clanes[0]?.id,
  )
  const { data: clan, isError, refetch } = useQuery({ ...clanQuery(chosen ?? 0), enabled: chosen !== undefined })
  const before = torneo.inscritos.find(({ id_clan, retirado }) => id_clan === chosen && !retirado)
  const [picked, setPicked] = useState<{ clan: number; ids: number[] }>()
  const [refused, setRefused] = useState<string>()
  const members = clan?.players ?? []
  const taken = takenBy(torneo, chosen)
  // Until the person picks players: the stored roster or, if there is none, all members who can play.
  const roster =
    picked && picked.clan === chosen
      ? picked.ids
      : (before?.plantel.map(({ id }) => id).filter((id) => members.some((member) => member.id === id)) ??
        members.filter(({ id }) => !taken.has(id)).map(({ id }) => id))
  const least = torneo.por_equipo ?? 1
  const lacking = least - roster.length
  const { form, pending } = useSubmit({
    check: () => ({ plantel: lacking > 0 ? 'lacking' : null }),
    send: () => enrol({ id_clan: chosen ?? 0, plantel: roster }),
    failure: 'No pudimos inscribirlos. Intenta de nuevo.',
    onSuccess: () => dialog.onOpenChange(false),
    onRefused: (code, message) => {
      if (code !== 400 && code !== 409) return false
      setRefused(message)
      return true
    },
  })
  const toggle = (id: number) => {
    setRefused(undefined)
    setPicked({ clan: chosen ?? 0, ids: roster.includes(id) ? roster.filter((one) => one !== id) : [...roster, id] })
  }
  const error =
    refused ?? (lacking > 0 ? (lacking === 1 ? 'Falta 1 jugador' : `Faltan ${lacking} jugadores`) : undefined)
  return (
    <FormDialog
      {...dialog}
      over={torneo.nombre}
      title={before ? 'Cambiar el plantel' : 'Inscribir tu clan'}
      submit={{ form, pending }}
      act={before ? 'Guardar el plantel' : 'Inscribir'}
      pendingText="Guardando…"
      disabled={!clan || lacking > 0}
    >
      {clanes.length > 1 && (
        <Select
          label="Clan"
          name="id_clan"
          value={chosen}
          onChange={({ target }) => {
            setRefused(undefined)
            setChosen(Number(target.value))
          }}
        >
          <Options of={clanes.map(({ id, nombre, etapa }) => [id, `${nombre}, ${etapa.juego.nombre}`])} />
        </Select>
      )}
      {isError && !clan && <ErrorState title="No pudimos traer a los integrantes" onRetry={refetch} />}
      {!clan && !isError && <LoadingText>Cargando integrantes…</LoadingText>}
      {clan && (
        <fieldset className={`grid mt-4 ${css.roll}`} aria-describedby="inscripcion-nota">
          <legend className="label">{`Plantel de ${clan.nombre}: ${roster.length} de al menos ${least}`}</legend>
          {members.map(({ id, username, rango }) => (
            <Check
              key={id}
              name="plantel"
              label={username}
              help={
                taken.has(id) ? `Ya está en el plantel de ${taken.get(id)}` : rango === 'Miembro' ? undefined : rango
              }
              checked={roster.includes(id)}
              disabled={taken.has(id) && !roster.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
          <div id="inscripcion-nota" role="status">
            {error ? (
              <FieldError icon text={error} />
            ) : (
              <p className="hint">Se puede cambiar hasta que tu clan haga check-in, o hasta el sorteo si no se pide.</p>
            )}
          </div>
        </fieldset>
      )}
    </FormDialog>
  )
}

import type { Player } from '@trinchera/contract/players'
import { paths } from '@trinchera/contract/site-paths'
import { longestRetoText, mostOpenRetos, mostRetoDates } from '@trinchera/rules/limits'
import { isOpenReto } from '@trinchera/rules/reto'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '../../lib/router'
import { api } from '../../lib/api'
import { useAskingClan } from '../../lib/asking-clan'
import { useDraft } from '../../lib/draft'
import { offerPush } from '../../lib/push-ask'
import { useRefresh } from '../../lib/refresh'
import { retosQuery } from '../../lib/reto-queries'
import { serverNow } from '../../lib/server-time'
import { Button } from '../../ui/controls/Button'
import { ClanOptions } from '../../ui/form/ClanOptions'
import { Select, Textarea } from '../../ui/form/Field'
import { useForm } from '../../ui/form/use-form'
import { datesError, DatesField, readDates, writeDates } from './DatesField'

type OwnClan = Player['clanes'][number]

/** Fields of the draft. `fechas`: ISO instants separated by spaces. `otra`: a typed local time that is not added to the dates yet. */
const empty = { etapa: '', rival: '', fechas: '', otra: '', texto: '' }

interface NewRetoFormProps {
  player: Player
  /** The player's clans in open etapas for which the player may challenge others. */
  clanes: readonly OwnClan[]
  /** Ids of the etapa and of the rival clan named in the URL. */
  givenEtapa?: number
  rival?: number
  onAddress: (etapa: number | undefined, rival: number | undefined) => void
}

/** Form to challenge a clan. The draft is kept in this tab until it is sent. */
export function NewRetoForm({ player, clanes, givenEtapa, rival, onAddress }: NewRetoFormProps) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { fields, write, removeStored } = useDraft(`reto:${player.id}`, empty)
  const { own, table, rivals, labelOf } = useAskingClan(clanes, givenEtapa ?? Number(fields.etapa))
  const etapa = own?.id_etapa
  const { data: retos = [] } = useQuery({ ...retosQuery({ clan: own?.id ?? 0 }), enabled: own !== undefined })
  const other = rivals.find(({ id }) => id === (rival ?? Number(fields.rival)))
  const open = retos.filter(isOpenReto)
  const between = open.find(({ retador, retado }) => other && [retador.id, retado.id].includes(other.id))
  const full = open.filter(({ retador }) => retador.id === own?.id).length >= mostOpenRetos
  const dates = readDates(fields.fechas)

  const { form, field, errors, pending } = useForm({
    fields,
    write,
    check: () => ({
      etapa: own ? null : 'Elige la etapa',
      rival: other ? null : 'Elige a quién retas',
      otra: datesError(dates, fields.otra, serverNow()),
    }),
    send: async () => {
      if (!own || !other) throw new Error('the form is not filled')
      return api.createReto({
        body: { id_clan_retador: own.id, id_clan_retado: other.id, fechas: dates, texto: fields.texto.trim() || null },
      })
    },
    failure: 'El reto no salió. Lo que elegiste y escribiste sigue acá: intenta de nuevo.',
    warning: 409,
    onSuccess: ({ data }) => {
      removeStored()
      offerPush('reto')
      return navigate(paths.reto(data.id), { replace: true })
    },
    // Refetched also after a failure, because the reto may have been created although the reply was lost.
    onSettled: () => refresh('retos'),
  })
  const dateError = Object.entries(errors).find(([name]) => name === 'otra' || name.startsWith('fechas'))?.[1]

  return (
    <form {...form} className="form" aria-label="Retar a un clan">
      {clanes.length > 1 && (
        <Select
          {...field('etapa')}
          label="Etapa"
          value={own?.id_etapa ?? ''}
          onChange={({ target }) => {
            write({ etapa: target.value, rival: '' })
            onAddress(Number(target.value) || undefined, undefined)
          }}
        >
          <option value="">Elige la etapa</option>
          {clanes.map((clan) => (
            <option key={clan.id} value={clan.id_etapa}>
              {labelOf(clan)}
            </option>
          ))}
        </Select>
      )}
      <Select
        {...field('rival')}
        label="A quién retas"
        help={own && `Retas por ${own.nombre}, en ${labelOf(own)}.`}
        error={
          errors.rival ??
          errors.id_clan_retado ??
          errors.id_clan_retador ??
          (table.isError && !table.data ? 'No pudimos traer los clanes. Recarga para intentar de nuevo.' : undefined)
        }
        disabled={!own || table.isPending}
        value={other?.id ?? ''}
        onChange={({ target }) => {
          write({ rival: target.value })
          onAddress(etapa, Number(target.value) || undefined)
        }}
      >
        <option value="">{own && table.isPending ? 'Cargando…' : 'Elige el clan'}</option>
        <ClanOptions clans={rivals} />
      </Select>
      <div role="status">
        {between && (
          <p className="notice small">
            Ya hay un reto abierto entre los dos clanes. <Link to={paths.reto(between.id)}>Ver el reto</Link>
          </p>
        )}
        {!between && full && (
          <p className="notice small">
            <span>{`Tu clan ya tiene ${mostOpenRetos} retos abiertos: espera a que termine uno.`}</span>{' '}
            <Link to={paths.retos}>Verlos</Link>
          </p>
        )}
      </div>
      <DatesField
        clans={[own, other].flatMap((clan) => (clan ? [{ id: clan.id, nombre: clan.nombre }] : []))}
        dates={dates}
        onDates={(after) => write({ fechas: writeDates(after) })}
        typed={fields.otra}
        onTyped={(otra) => write({ otra })}
        most={mostRetoDates}
        error={dateError}
      />
      <Textarea
        {...field('texto')}
        label="Mensaje"
        optional
        maxLength={longestRetoText}
        help="Lo leen los integrantes de los dos clanes."
      />
      <div className="row actions">
        <Button type="submit" kind="primary" pending={pending} pendingText="Enviando…">
          {other ? `Retar a ${other.nombre}` : 'Enviar el reto'}
        </Button>
      </div>
    </form>
  )
}

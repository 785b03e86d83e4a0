import type { Player } from '@trinchera/contract/players'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { api, codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { useDraft } from '../../lib/draft'
import { etapasQuery } from '../../lib/queries'
import { Button } from '../../ui/controls/Button'
import { focusFirstError, Select, Textarea } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'
import { createIdempotencyKey } from './idempotency-key'
import { reportableQuery } from './queries'
import { ReportDialog } from './ReportDialog'

type OwnClan = Player['clanes'][number]
type Errors = Partial<Record<'juego' | 'etapa' | 'ganador' | 'comentario', string>>

const empty = { juego: '', etapa: '', ganador: '', comentario: '', clave: '' }
const longestComment = 1000

interface ReportFormProps {
  player: Player
  /** The player's clans whose losses they may report. */
  clanes: readonly OwnClan[]
  /** The etapa in the address. */
  stage?: number
  onStage: (etapa: number | undefined) => void
}

/** The form to report a loss: juego, etapa, winning clan, comment; a dialog then confirms it. */
export function ReportForm({ player, clanes, stage, onStage }: ReportFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const origin = clanes.find((clan) => clan.id_etapa === stage)
  const { fields, write, removeStored } = useDraft(`reporte:${player.id}`, empty)
  const [errors, setErrors] = useState<Errors>({})
  const [asking, setAsking] = useState(false)

  const juegos = [...new Map(clanes.map(({ etapa }) => [etapa.juego.id, etapa.juego])).values()]
  const only = juegos.length === 1 ? juegos[0] : undefined
  const juego = origin?.etapa.juego.id ?? (Number(fields.juego) || only?.id || 0)
  const stages = useQuery({ ...etapasQuery(juego), enabled: juego > 0 })
  const etapas = (stages.data ?? []).filter(
    (etapa) => etapa.activo && clanes.some((clan) => clan.id_etapa === etapa.id),
  )
  const etapaId = origin?.id_etapa ?? Number(fields.etapa)
  const etapa = etapas.find((one) => one.id === etapaId) ?? (etapas.length === 1 ? etapas[0] : undefined)
  const loser = clanes.find((clan) => clan.id_etapa === etapa?.id)
  const rivals = useQuery({
    ...reportableQuery(etapa?.id ?? 0, loser?.id ?? 0, loser?.PlayerClan.rango ?? ''),
    enabled: loser !== undefined,
  })
  const winner = rivals.data?.find((clan) => clan.id === Number(fields.ganador))

  /** Every change makes a new idempotency key: only a retry with the same content may get the reply of the first try. */
  const change = (patch: Partial<typeof empty>) => write({ ...patch, clave: createIdempotencyKey() })
  function chooseJuego(chosen: string) {
    change({ juego: chosen, etapa: '', ganador: '' })
    onStage(undefined)
  }
  function chooseEtapa(chosen: string) {
    change({ juego: String(juego), etapa: chosen, ganador: '' })
    onStage(Number(chosen) || undefined)
  }
  useEffect(() => {
    if (!fields.clave) write({ clave: createIdempotencyKey() })
  }, [fields.clave, write])
  useEffect(() => focusFirstError(form.current), [errors])

  const report = useMutation({
    mutationFn: async () => {
      if (!winner || !loser || !etapa) throw new Error('the form is not filled')
      const body = {
        id_clan_ganador: winner.id,
        id_clan_perdedor: loser.id,
        id_etapa: etapa.id,
        id_juego: etapa.juego.id,
        comentario: fields.comentario,
        rango: loser.PlayerClan.rango,
        player: player.id,
      }
      const { message } = await api.reportLoss({ body, headers: { 'idempotency-key': fields.clave } })
      return { message, etapa: etapa.id }
    },
    onSuccess: ({ message, etapa: reported }) => {
      removeStored()
      toast.success(message)
      return navigate(paths.etapa(reported))
    },
    onError: (error) => {
      setErrors({ ...fieldErrorsOf(error), ganador: fieldErrorsOf(error).id_clan_ganador })
      if (codeOf(error) === 400) toast.warning(messageOf(error, ''))
      else
        toast.error(
          messageOf(
            error,
            'El reporte no salió. Lo que escribiste sigue acá: intenta de nuevo, no se va a contar dos veces.',
          ),
        )
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (report.isPending) return
    const wrong: Errors = {
      juego: juego ? undefined : 'Elige el juego',
      etapa: etapa ? undefined : 'Elige la etapa',
      ganador: winner ? undefined : 'Elige el clan que ganó',
      comentario:
        fields.comentario.trim().length > longestComment
          ? `El comentario puede tener hasta ${longestComment} caracteres`
          : undefined,
    }
    setErrors(wrong)
    if (Object.values(wrong).every((error) => error === undefined)) setAsking(true)
  }

  return (
    <form className="form" ref={form} onSubmit={submit} noValidate aria-label="Reportar Derrota">
      <Select
        label="Juego"
        name="juego"
        error={errors.juego}
        value={juego || ''}
        onChange={(event) => chooseJuego(event.target.value)}
      >
        <option value="">Elige el juego</option>
        {juegos.map((one) => (
          <option key={one.id} value={one.id}>
            {one.nombre}
          </option>
        ))}
      </Select>
      <Select
        label="Etapa"
        name="etapa"
        error={
          errors.etapa ?? (stages.isError ? 'No pudimos traer las etapas. Recarga para intentar de nuevo.' : undefined)
        }
        help={
          juego > 0 && stages.data && etapas.length === 0
            ? 'Ninguna etapa tuya está abierta en este juego.'
            : loser && `Reportas por ${loser.nombre}.`
        }
        disabled={!juego || stages.isPending}
        value={etapa?.id ?? ''}
        onChange={(event) => chooseEtapa(event.target.value)}
      >
        <option value="">{juego > 0 && stages.isPending ? 'Cargando…' : 'Elige la etapa'}</option>
        {etapas.map((one) => (
          <option key={one.id} value={one.id}>
            {one.nombre}
          </option>
        ))}
      </Select>
      <Select
        label="Clan ganador"
        name="ganador"
        error={
          errors.ganador ??
          (rivals.isError ? 'No pudimos traer los clanes. Recarga para intentar de nuevo.' : undefined)
        }
        disabled={!loser || rivals.isPending}
        value={winner?.id ?? ''}
        onChange={(event) => change({ ganador: event.target.value })}
      >
        <option value="">{loser && rivals.isPending ? 'Cargando…' : 'Elige el clan que ganó'}</option>
        {rivals.data?.map((clan) => (
          <option key={clan.id} value={clan.id}>
            {clan.ranking_actual > 0 ? `${clan.ranking_actual}. ${clan.nombre}` : `${clan.nombre} (No Rankeado)`}
          </option>
        ))}
      </Select>
      <Textarea
        label="Comentario"
        name="comentario"
        optional
        maxLength={longestComment}
        error={errors.comentario}
        value={fields.comentario}
        onChange={(event) => change({ comentario: event.target.value })}
      />
      <div className="actions">
        <Button type="submit" kind="primary" pending={report.isPending} pendingText="Reportando…">
          Reportar Derrota
        </Button>
      </div>
      {etapa && winner && loser && (
        <ReportDialog
          open={asking}
          onOpenChange={setAsking}
          etapa={etapa}
          winner={winner}
          loser={loser}
          comment={fields.comentario.trim()}
          onConfirm={() => report.mutateAsync().catch(() => undefined)}
        />
      )}
    </form>
  )
}

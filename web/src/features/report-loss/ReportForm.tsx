import type { Player } from '@trinchera/contract/players'
import type { Reto } from '@trinchera/contract/retos'
import { fromChileLocal } from '@trinchera/rules/chile-time'
import { longestMatchComment } from '@trinchera/rules/limits'
import { scoreText } from '@trinchera/rules/match-score'
import { playedError } from '@trinchera/rules/played-time'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { traceOfKey } from '@trinchera/contract/trace-of-key'
import { api } from '../../lib/api'
import { useDraft, useDraftFiles } from '../../lib/draft'
import { addPictures, sendPictures } from '../../ui/match/evidence-uploads'
import { useRoom } from '../../lib/live'
import { isUnanswered, keep } from '../../lib/outbox'
import { storeOwnReport } from '../../lib/own-report'
import { offerPush } from '../../lib/push-ask'
import { etapasQuery, tableQuery } from '../../lib/queries'
import { outboxStore, type Writing } from '../../lib/waiting'
import { Button } from '../../ui/controls/Button'
import { loadDialogs } from '../../ui/dialog/Dialog'
import { Select, Textarea } from '../../ui/form/Field'
import { Options } from '../../ui/form/Options'
import { ClanOptions } from '../../ui/form/ClanOptions'
import { pictureError } from '../../ui/form/PictureInput'
import { mapsError, readTyped, rememberedPlay, rememberPlay, toMaps } from '../../ui/form/played-maps'
import { useForm } from '../../ui/form/use-form'
import { keptText } from '../../ui/state/waiting-text'
import { createIdempotencyKey } from '../../lib/idempotency-key'
import { serverNow } from '../../lib/server-time'
import { PlayedFields } from './PlayedFields'
import { reportableQuery } from './queries'
import { reportDraft } from './report-draft'
import { ReportDialog } from './ReportDialog'
import { useRetoFill } from './use-reto-fill'

type OwnClan = Player['clanes'][number]
type ReportBody = Extract<Writing, { kind: 'reporte' }>['body']

const noRivals = 'Todavía no hay otro clan en esta etapa. Cuando lo haya, aparece acá.'

/**
 * Fields of the draft, all text. `mapas`: the maps as JSON. `jugada`: when the match was played, a Chilean local time; empty means "now".
 * `reto`: id of the reto that filled the form. `clave`: the idempotency key.
 */
const empty = { juego: '', etapa: '', ganador: '', comentario: '', mapas: '', jugada: '', reto: '', clave: '' }

interface ReportFormProps {
  player: Player
  /** The player's clans for which the player may report losses. */
  clanes: readonly OwnClan[]
  /** Id of the etapa named in the URL. */
  givenEtapa?: number
  /** The agreed reto named in the URL, in which this loss was played. The report ends that reto. */
  reto?: Reto
  onEtapa: (etapa: number | undefined) => void
}

/** Form to report a loss: juego, etapa, winning clan and comment. A dialog then asks for confirmation. */
export function ReportForm({ player, clanes, givenEtapa, reto, onEtapa }: ReportFormProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const origin = clanes.find((clan) => clan.id_etapa === givenEtapa)
  const { fields, write, removeStored } = useDraft(reportDraft(player.id), empty)
  const [asking, setAsking] = useState(false)
  // The optional details are open from the start if the player's last report had maps, or if the draft has maps or a time.
  const [more, setMore] = useState(
    () => rememberedPlay().codigos.length > 0 || fields.mapas !== '' || fields.jugada !== '',
  )
  const { files: pictures, setFiles: setPictures } = useDraftFiles(reportDraft(player.id))

  const juegos = [...new Map(clanes.map(({ etapa }) => [etapa.juego.id, etapa.juego])).values()]
  const only = juegos.length === 1 ? juegos[0] : undefined
  const juego = origin?.etapa.juego.id ?? (Number(fields.juego) || only?.id || 0)
  const ofJuego = useQuery({ ...etapasQuery(juego), enabled: juego > 0 })
  const etapas = (ofJuego.data ?? []).filter(
    (etapa) => etapa.activo && clanes.some((clan) => clan.id_etapa === etapa.id),
  )
  const etapaId = origin?.id_etapa ?? Number(fields.etapa)
  const etapa = etapas.find((one) => one.id === etapaId) ?? (etapas.length === 1 ? etapas[0] : undefined)
  const loser = clanes.find((clan) => clan.id_etapa === etapa?.id)
  useRoom(etapa && `etapa:${etapa.id}`)
  const rivals = useQuery({
    ...reportableQuery(etapa?.id ?? 0, loser?.id ?? 0, loser?.PlayerClan.rango ?? ''),
    enabled: loser !== undefined,
  })
  const winner = rivals.data?.find((clan) => clan.id === Number(fields.ganador))
  const typed = readTyped(fields.mapas)

  useRetoFill(reto, loser?.id, fields.reto, (filled) => {
    write({ ...filled, clave: createIdempotencyKey() })
    setMore(true)
  })
  const ends = reto && winner && loser && [reto.retador.id, reto.retado.id].includes(winner.id) ? reto : undefined

  /**
   * Updates the draft and creates a new idempotency key, because only a retry with the same content may get the first request's reply. The
   * juego and etapa that the form chose by itself are stored too: they stay when the player gets a clan elsewhere meanwhile.
   */
  const change = (patch: Partial<typeof empty>) =>
    write({ juego: String(juego || ''), etapa: String(etapa?.id ?? ''), ...patch, clave: createIdempotencyKey() })
  function chooseJuego(chosen: string) {
    change({ juego: chosen, etapa: '', ganador: '' })
    onEtapa(undefined)
  }
  function chooseEtapa(chosen: string) {
    change({ juego: String(juego), etapa: chosen, ganador: '' })
    onEtapa(Number(chosen) || undefined)
  }
  /** Idempotency key of the confirmed report. "It is another match" creates a new key, as the server would take the old for a retry. */
  const key = useRef('')
  const [sentKey, setSentKey] = useState('')
  function confirm(another: boolean) {
    key.current = another ? createIdempotencyKey() : fields.clave
    if (another) write({ clave: key.current })
    setSentKey(key.current)
    return send().catch(() => undefined)
  }
  // The dialogs are loaded in advance, because a loss may be confirmed while the browser is offline.
  useEffect(() => void loadDialogs().catch(() => undefined), [])
  useEffect(() => {
    if (!fields.clave) write({ clave: createIdempotencyKey() })
  }, [fields.clave, write])

  /** Stores the report until it can be sent. If no time was typed, the current time is stored as the time played. */
  function keepReport(body: ReportBody, rival: string, sentKey?: string) {
    const jugada = sentKey ? body.jugada : (body.jugada ?? new Date(serverNow()).toISOString())
    const writing = { kind: 'reporte', body: { ...body, jugada }, rival, fields, pictures } as const
    if (!keep(writing, { key: sentKey })) throw new Error('too much waits')
    return { message: keptText(outboxStore.getState().lasting), match: null }
  }

  const { form, field, errors, pending, send } = useForm({
    fields,
    write: change,
    check: () => ({
      juego: juego ? null : 'Elige el juego',
      etapa: etapa ? null : 'Elige la etapa',
      ganador: winner ? null : 'Elige el clan que ganó',
      comentario:
        fields.comentario.trim().length > longestMatchComment
          ? `El comentario puede tener hasta ${longestMatchComment} caracteres`
          : null,
      mapas: mapsError(typed, winner?.nombre ?? 'ese clan'),
      jugada: playedError(fields.jugada, serverNow()),
      imagenes: pictures.map(pictureError).find((wrong) => wrong !== null) ?? null,
    }),
    onValid: () => setAsking(true),
    send: async () => {
      if (!winner || !loser || !etapa) throw new Error('the form is not filled')
      const body = {
        id_clan_ganador: winner.id,
        id_clan_perdedor: loser.id,
        id_etapa: etapa.id,
        id_juego: etapa.juego.id,
        comentario: fields.comentario,
        rango: loser.PlayerClan.rango,
        player: player.id,
        mapas: toMaps(typed) ?? undefined,
        jugada: fromChileLocal(fields.jugada),
        id_reto: ends?.id,
      }
      const table = client.getQueryData(tableQuery(etapa.id).queryKey)
      const reported = { etapa: etapa.id, ganador: winner.id, table }
      try {
        // If the browser is offline, no request is made. A request without a reply may have arrived, so it is repeated with the same key.
        if (!navigator.onLine) return { ...reported, ...keepReport(body, winner.nombre) }
        const headers = { 'idempotency-key': key.current, traceparent: traceOfKey(key.current) }
        const { message, data } = await api.reportLoss({ body, headers })
        return { ...reported, message, match: data.id }
      } catch (error) {
        if (!isUnanswered(error)) throw error
        return { ...reported, ...keepReport(body, winner.nombre, key.current) }
      }
    },
    failure: 'El reporte no salió. Lo que escribiste sigue acá: intenta de nuevo, no se va a contar dos veces.',
    warning: 400,
    onSuccess: (report, toast) => {
      rememberPlay(typed)
      setPictures([])
      if (report.match === null) {
        write(empty)
        removeStored()
        return undefined
      }
      removeStored()
      addPictures(report.match, pictures)
      void sendPictures(report.match)
      storeOwnReport({ ...report, toast })
      offerPush('reporte')
      return navigate(paths.etapa(report.etapa))
    },
  })

  // True if the form was submitted while its lists were loading. Once they are loaded, the form asks for confirmation or shows errors.
  const [waiting, setWaiting] = useState(false)
  const loading = (juego > 0 && ofJuego.isPending) || (loser !== undefined && rivals.isPending)
  function submit(event: FormEvent) {
    if (!loading) return form.onSubmit(event)
    event.preventDefault()
    setWaiting(true)
  }
  useEffect(() => {
    if (!waiting || loading) return
    setWaiting(false)
    form.ref.current?.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  }, [waiting, loading, form.ref])

  return (
    <form {...form} onSubmit={submit} className="form" aria-label="Reportar Derrota">
      <Select
        {...field('juego')}
        label="Juego"
        value={juego || ''}
        onChange={(event) => chooseJuego(event.target.value)}
      >
        <option value="">Elige el juego</option>
        <Options of={juegos.map((one) => [one.id, one.nombre])} untranslated />
      </Select>
      <Select
        {...field('etapa')}
        label="Etapa"
        error={
          errors.etapa ?? (ofJuego.isError ? 'No pudimos traer las etapas. Recarga para intentar de nuevo.' : undefined)
        }
        help={
          juego > 0 && ofJuego.data && etapas.length === 0
            ? 'Ninguna etapa tuya está abierta en este juego.'
            : loser && `Reportas por ${loser.nombre}.`
        }
        disabled={!juego || ofJuego.isPending}
        value={etapa?.id ?? ''}
        onChange={(event) => chooseEtapa(event.target.value)}
      >
        <option value="">{juego > 0 && ofJuego.isPending ? 'Cargando…' : 'Elige la etapa'}</option>
        <Options of={etapas.map((one) => [one.id, one.nombre])} untranslated />
      </Select>
      <Select
        {...field('ganador')}
        label="Clan ganador"
        error={
          errors.ganador ??
          errors.id_clan_ganador ??
          (rivals.isError ? 'No pudimos traer los clanes. Recarga para intentar de nuevo.' : undefined)
        }
        help={rivals.data?.length === 0 ? noRivals : undefined}
        disabled={!loser || rivals.isPending}
        value={winner?.id ?? ''}
      >
        <option value="">{loser && rivals.isPending ? 'Cargando…' : 'Elige el clan que ganó'}</option>
        <ClanOptions clans={rivals.data ?? []} />
      </Select>
      {reto && winner && (
        <p className="small" role="status">
          {ends ? (
            <>
              <span>Con este reporte termina</span> <Link to={paths.reto(reto.id)}>el reto</Link>{' '}
              <span>entre los dos clanes.</span>
            </>
          ) : (
            <span>El reto era con otro clan: este reporte no lo termina.</span>
          )}
        </p>
      )}
      <Textarea {...field('comentario')} label="Comentario" optional maxLength={longestMatchComment} />
      <PlayedFields
        open={more}
        onOpen={setMore}
        winner={winner}
        loser={loser}
        maps={typed}
        onMaps={(maps) => change({ mapas: JSON.stringify(maps) })}
        playedField={field('jugada')}
        pictures={pictures}
        onPictures={setPictures}
        errors={errors}
      />
      <div className="row actions">
        <Button
          type="submit"
          kind="primary"
          pending={pending || (waiting && loading)}
          pendingText={waiting ? 'Cargando…' : 'Reportando…'}
        >
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
          score={scoreText(toMaps(typed) ?? [])}
          reporter={player.username}
          sent={sentKey === fields.clave}
          onConfirm={confirm}
        />
      )}
    </form>
  )
}

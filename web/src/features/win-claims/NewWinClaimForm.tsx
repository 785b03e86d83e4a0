import type { Player } from '@trinchera/contract/players'
import { clockName, fromChileLocal, toChileLocal } from '@trinchera/rules/chile-time'
import {
  fewestWinClaimPictures,
  longestClaim,
  mostWinClaimPictures,
  winClaimFromMs,
  winClaimUntilMs,
} from '@trinchera/rules/limits'
import { claimableError } from '@trinchera/rules/played-time'
import { formatDateTime } from '@trinchera/rules/presentation'
import { isOpenCase } from '@trinchera/rules/win-claim-state'
import { useQuery } from '@tanstack/react-query'
import { paths } from '@trinchera/contract/site-paths'
import { useState } from 'react'
import { Link, useNavigate } from '../../lib/router'
import { useNow } from '../../lib/clock'
import { useAskingClan } from '../../lib/asking-clan'
import { useDraft, useDraftFiles } from '../../lib/draft'
import { winClaimsQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'
import { serverNow } from '../../lib/server-time'
import { uploadApi } from '../../lib/upload'
import { Button } from '../../ui/controls/Button'
import { ChosenPictures } from '../../ui/form/ChosenPictures'
import { ClanOptions } from '../../ui/form/ClanOptions'
import { Input, Select, Textarea } from '../../ui/form/Field'
import { MapsInput } from '../../ui/form/MapsInput'
import { PictureDrop } from '../../ui/form/PictureDrop'
import { mapsError, readTyped, rememberPlay, toMaps } from '../../ui/form/played-maps'
import { useForm } from '../../ui/form/use-form'
import { picturesError } from './pictures-error'

type OwnClan = Player['clanes'][number]

/** Draft of the form. `mapas`: the maps as JSON. `jugada`: when the match was played, Chilean local time as `datetime-local` needs it. */
const empty = { etapa: '', perdedor: '', jugada: '', mapas: '', texto: '' }

interface NewWinClaimFormProps {
  player: Player
  /** The player's clans in open etapas for which the player may claim a win. */
  clanes: readonly OwnClan[]
  /** Id of the etapa named in the URL. */
  givenEtapa?: number
  onEtapa: (etapa: number | undefined) => void
}

/** Form to claim a win that the rival did not report. Texts are kept in this tab, pictures only until the page is reloaded. */
export function NewWinClaimForm({ player, clanes, givenEtapa, onEtapa }: NewWinClaimFormProps) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const now = useNow()
  const { fields, write, removeStored } = useDraft(`victoria:${player.id}`, empty)
  const { files, setFiles } = useDraftFiles(`victoria:${player.id}`)
  const [share, setShare] = useState(0)

  const { own: winner, table, rivals, labelOf } = useAskingClan(clanes, givenEtapa ?? Number(fields.etapa))
  const etapa = winner?.id_etapa
  const { data: cases } = useQuery({ ...winClaimsQuery(etapa ?? 0), enabled: etapa !== undefined })
  const loser = rivals.find(({ id }) => id === Number(fields.perdedor))
  const between = cases?.find(
    (one) =>
      isOpenCase(one) &&
      loser !== undefined &&
      [one.ganador.id, one.perdedor.id].includes(loser.id) &&
      [one.ganador.id, one.perdedor.id].includes(winner?.id ?? 0),
  )
  const typed = readTyped(fields.mapas)

  const { form, field, errors, pending } = useForm({
    fields,
    write,
    check: () => ({
      etapa: winner ? null : 'Elige la etapa',
      perdedor: loser ? null : 'Elige el clan que perdió',
      jugada: claimableError(fields.jugada, serverNow()),
      mapas: mapsError(typed, winner?.nombre ?? 'tu clan'),
      texto: fields.texto.trim() ? null : 'Cuenta qué pasó',
      imagenes: picturesError(files),
    }),
    send: async () => {
      const jugada = fromChileLocal(fields.jugada)
      if (!winner || !loser || !jugada) throw new Error('the form is not filled')
      setShare(0)
      return uploadApi(setShare).openVictoria({
        body: {
          id_etapa: winner.id_etapa,
          id_clan_ganador: winner.id,
          id_clan_perdedor: loser.id,
          jugada,
          texto: fields.texto.trim(),
          mapas: toMaps(typed),
          imagenes: files,
        },
      })
    },
    failure: 'El pedido no salió. Lo que escribiste y las imágenes siguen acá: intenta de nuevo.',
    warning: 409,
    onSuccess: ({ data }) => {
      rememberPlay(typed)
      removeStored()
      setFiles([])
      return navigate(paths.victoria(data.id), { replace: true })
    },
    // Refetched also after a failure, because the win claim may have been created although the reply was lost.
    onSettled: () => refresh(`victorias/${etapa}`),
  })

  return (
    <form {...form} className="form" aria-label="Victoria no reportada">
      <Select
        {...field('etapa')}
        label="Etapa"
        help={winner && `Pides por ${winner.nombre}.`}
        value={winner?.id_etapa ?? ''}
        onChange={({ target }) => {
          write({ etapa: target.value, perdedor: '' })
          onEtapa(Number(target.value) || undefined)
        }}
      >
        <option value="">Elige la etapa</option>
        {clanes.map((clan) => (
          <option key={clan.id} value={clan.id_etapa}>
            {labelOf(clan)}
          </option>
        ))}
      </Select>
      <Select
        {...field('perdedor')}
        label="Clan que perdió"
        error={
          errors.perdedor ??
          errors.id_clan_perdedor ??
          (table.isError && !table.data ? 'No pudimos traer los clanes. Recarga para intentar de nuevo.' : undefined)
        }
        disabled={!winner || table.isPending}
        value={loser?.id ?? ''}
      >
        <option value="">{winner && table.isPending ? 'Cargando…' : 'Elige el clan que perdió'}</option>
        <ClanOptions clans={rivals} />
      </Select>
      <div role="status">
        {between && (
          <p className="notice small">
            Ya hay un caso abierto entre los dos clanes. <Link to={paths.victoria(between.id)}>Ver el caso</Link>
          </p>
        )}
      </div>
      <Input
        {...field('jugada')}
        label={`Cuándo se jugó, ${clockName()}`}
        type="datetime-local"
        min={toChileLocal(now - winClaimUntilMs)}
        max={toChileLocal(now - winClaimFromMs)}
        help={`Entre 24 horas y 14 días atrás: desde el ${formatDateTime(now - winClaimUntilMs)} hasta el ${formatDateTime(now - winClaimFromMs)}.`}
      />
      {winner && loser && (
        <MapsInput
          winner={winner.nombre}
          loser={loser.nombre}
          maps={typed}
          onMaps={(maps) => write({ mapas: JSON.stringify(maps) })}
          error={errors.mapas}
        />
      )}
      <Textarea
        {...field('texto')}
        label="Qué pasó"
        maxLength={longestClaim}
        help="Quién jugó, qué les dijeron, por qué no la reportaron."
      />
      <ChosenPictures files={files} onRemove={(index) => setFiles(files.filter((_, at) => at !== index))} />
      <PictureDrop
        label="Agregar imágenes"
        error={errors.imagenes}
        help={
          files.length === 0
            ? `De ${fewestWinClaimPictures} a ${mostWinClaimPictures} capturas del resultado. Elige, arrastra o pega.`
            : `Llevas ${files.length}; son de ${fewestWinClaimPictures} a ${mostWinClaimPictures}.`
        }
        left={mostWinClaimPictures - files.length}
        onFiles={(added) => setFiles([...files, ...added])}
      />
      {pending && <progress value={share} aria-label="Subiendo las imágenes" />}
      <div className="row actions">
        <Button
          type="submit"
          kind="primary"
          pending={pending}
          pendingText={share < 1 ? `Subiendo… ${Math.round(share * 100)} %` : 'Enviando…'}
        >
          Pedir que cuente
        </Button>
      </div>
    </form>
  )
}

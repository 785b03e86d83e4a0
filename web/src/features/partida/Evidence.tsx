import type { Evidencia, MatchPage } from '@trinchera/contract/partidas'
import { mostEvidence } from '@trinchera/rules/limits'
import { clanMay, staffMay } from '@trinchera/rules/permissions'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api'
import { addPictures, pendingOf, useEvidenceUploads } from '../../ui/match/evidence-uploads'
import { useOwnClan } from '../../lib/own-clan'
import { useHashTarget } from '../../lib/hash-target'
import { evidenceQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'
import { useSession } from '../../lib/session'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { PictureDrop } from '../../ui/form/PictureDrop'
import { EvidenceSides } from '../../ui/match/EvidenceSides'
import { QueryState } from '../../ui/state/states'
import { told } from '../../ui/toast/told'
import { PendingPictures } from './PendingPictures'

/** Evidence pictures of both clans, with a form to add some. Only staff who rule and members who may report for one of the clans see it. */
export function Evidence({ match }: { match: MatchPage }) {
  const viewer = useSession()?.player
  const own = useOwnClan(match.id_etapa)
  const sides = [match.ganador, match.perdedor]
  const ownSide = own && clanMay(own.PlayerClan.rango, 'report') ? sides.find(({ id }) => id === own.id) : undefined
  const may = ownSide !== undefined || (viewer !== undefined && staffMay(viewer, 'matches.rule'))
  const query = useQuery({ ...evidenceQuery(match.id), enabled: may })
  const uploads = useEvidenceUploads()
  const { stored } = uploads
  const refresh = useRefresh()
  useEffect(() => {
    if (stored > 0) refresh(`evidencias/${match.id}`)
  }, [stored, refresh, match.id])
  useHashTarget(query.data !== undefined)
  const [leaving, setLeaving] = useState<Evidencia>()
  if (!may) return null

  const { data } = query
  const shown = data?.filter(({ id_clan }) => id_clan === ownSide?.id).length ?? 0
  const left = mostEvidence - shown - pendingOf(uploads, match.id, viewer?.id).length
  const mayRemove = ({ quien }: Evidencia) => quien === viewer?.username && !match.ruling
  const remove = ({ id }: Evidencia) =>
    told(
      api.deleteEvidencia({ params: { id: match.id, idEvidencia: id } }),
      'No pudimos retirarla. Intenta de nuevo.',
    ).finally(() => refresh(`evidencias/${match.id}`))
  return (
    <section id="evidencias" aria-busy={query.isPending}>
      <SectionHead title="Evidencias" note="no son públicas" />
      <QueryState query={query} loading="Cargando evidencias…" failed="No pudimos traer las evidencias" />
      {data && (
        <EvidenceSides
          match={match}
          pictures={data}
          emptyOf={(id) => (id === ownSide?.id ? 'Todavía no muestran nada.' : 'No ha mostrado nada.')}
          onRemove={setLeaving}
          mayRemove={mayRemove}
        >
          {(id) =>
            id === ownSide?.id && (
              <>
                <PendingPictures match={match.id} />
                <PictureDrop
                  label="Agregar imágenes"
                  help={
                    left > 0
                      ? `Elige, arrastra o pega capturas: hasta ${left} más.`
                      : `Ya son ${mostEvidence}, que es el máximo por clan.`
                  }
                  left={left}
                  onFiles={(files) => addPictures(match.id, files)}
                />
              </>
            )
          }
        </EvidenceSides>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title="Retirar esta imagen"
        then={['Se elimina para los dos clanes y para los moderadores.', 'No se puede deshacer.']}
        act="Retirar imagen"
        actPending="Retirando…"
        onConfirm={() => leaving && remove(leaving)}
      />
    </section>
  )
}

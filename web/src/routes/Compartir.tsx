import { paths } from '@trinchera/contract/site-paths'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '../lib/router'
import { forgetShared, readShared } from '../features/compartir/shared'
import { useLastMatch } from '../features/compartir/use-last-match'
import { preparePictures } from '../lib/prepare-picture'
import { ButtonLink } from '../ui/controls/Button'
import { addPictures } from '../ui/match/evidence-uploads'
import { announce } from '../ui/state/announce'
import { Parts } from '../ui/state/Parts'
import { toast } from '../ui/toast/toast'
import { EmptyState } from '../ui/state/states'
import { ScreenState } from './ScreenState'

const Nothing = ({ title, children }: { title: string; children: string }) => (
  <EmptyState
    title={title}
    action={
      <ButtonLink size="small" to={paths.ladder}>
        Ir al Ladder
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
)

/** Screen for pictures that the player shared from another app of the phone. Adds them to the evidence form of the player's last match. */
export default function Compartir() {
  const navigate = useNavigate()
  const last = useLastMatch()
  const { match, known } = last
  const [files, setFiles] = useState<readonly File[]>()
  useEffect(() => {
    readShared().then(setFiles, () => setFiles([]))
  }, [])
  const target = files && files.length > 0 ? match?.id : undefined
  const taken = useRef(false)
  useEffect(() => {
    if (target === undefined || !files || taken.current) return
    taken.current = true
    void preparePictures(files).then(({ ready, refused }) => {
      addPictures(target, ready)
      void forgetShared()
      for (const reason of refused) toast.error(reason)
      announce(ready.length === 1 ? 'La imagen está lista para subir' : `${ready.length} imágenes listas para subir`)
      void navigate(`${paths.partida(target)}#evidencias`, { replace: true })
    })
  }, [target, files, navigate])
  if (!files || (!known && !last.isError)) return <p role="status">Buscando tu última partida…</p>
  return (
    <Parts className="page">
      <h1>Compartir una captura</h1>
      {files.length === 0 && (
        <Nothing title="No llegó ninguna imagen">
          Comparte la captura desde la galería de tu teléfono, con la app instalada.
        </Nothing>
      )}
      {files.length > 0 && last.isError && (
        <ScreenState query={last} title="" failed="No pudimos buscar tu última partida" />
      )}
      {files.length > 0 && known && !match && !last.isError && (
        <Nothing title="No tienes una partida a la que agregarla">
          Las evidencias se agregan a una partida de un clan que lideras o capitaneas, en una etapa abierta. La imagen
          sigue en tu galería.
        </Nothing>
      )}
    </Parts>
  )
}

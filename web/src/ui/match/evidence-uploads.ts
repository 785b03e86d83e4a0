import { paths } from '@trinchera/contract/site-paths'
import { create } from 'zustand'
import { codeOf, messageOf } from '../../lib/api'
import { onReachable } from '../../lib/connection'
import { holdPage } from '../../lib/outdated'
import { currentSession } from '../../lib/session'
import { uploadApi } from '../../lib/upload'
import { pictureError } from '../form/PictureInput'
import { toast } from '../toast/toast'

/** A picture that was chosen as evidence of a match and is not on the server yet. */
export interface PendingPicture {
  key: number
  match: number
  /** Id of the player who chose the picture. Only that player's session may send it, because others may log in on this page. */
  player: number
  file: File
  /** Object URL of the picture, for its preview. */
  address: string
  texto: string
  /** Uploaded share of the file, 0 to 1. */
  share: number
  /** `chosen`: waits for its caption. `waiting`: no connection, sent again later. `refused`: `message` says why. */
  state: 'chosen' | 'sending' | 'waiting' | 'refused'
  message?: string
}

interface Uploads {
  pictures: readonly PendingPicture[]
  /** Number of pictures that were uploaded since the page was opened. When it grows, the match's evidence is fetched again. */
  stored: number
}

/** Evidence pictures that are not on the server yet, kept until the page is closed, even if the screen changes. */
export const useEvidenceUploads = create<Uploads>(() => ({ pictures: [], stored: 0 }))
const { getState, setState } = useEvidenceUploads

holdPage(() => getState().pictures.length > 0)

let nextKey = 1
const update = (key: number, patch: Partial<PendingPicture>) =>
  setState(({ pictures }) => ({ pictures: pictures.map((one) => (one.key === key ? { ...one, ...patch } : one)) }))

/** The pictures that this player chose for a match and that are not on the server yet. */
export const pendingOf = ({ pictures }: Uploads, match: number, player: number | undefined) =>
  pictures.filter((one) => one.match === match && one.player === player)

/** Adds chosen pictures to a match. The pictures wait for their captions until `sendPictures` is called. */
export function addPictures(match: number, files: readonly File[]): void {
  const player = currentSession()?.player.id
  if (player === undefined) return
  const added = files.map((file): PendingPicture => {
    const message = pictureError(file) ?? undefined
    const address = URL.createObjectURL(file)
    const state = message ? 'refused' : 'chosen'
    return { key: nextKey++, match, player, file, address, texto: '', share: 0, state, message }
  })
  setState(({ pictures }) => ({ pictures: [...pictures, ...added] }))
}

export const setCaption = (key: number, texto: string): void => update(key, { texto })

export function removePending(key: number): void {
  const gone = getState().pictures.find((one) => one.key === key)
  if (gone) URL.revokeObjectURL(gone.address)
  setState(({ pictures }) => ({ pictures: pictures.filter((one) => one.key !== key) }))
}

/** Uploads one picture. Also used to retry after a refusal or a lost connection. */
export async function sendPicture({ key, match, player, file, texto }: PendingPicture): Promise<void> {
  if (currentSession()?.player.id !== player) return
  update(key, { state: 'sending', share: 0, message: undefined })
  try {
    const api = uploadApi((share) => update(key, { share }))
    await api.addEvidencia({ params: { id: match }, body: { imagen: file, texto } })
    removePending(key)
    setState(({ stored }) => ({ stored: stored + 1 }))
  } catch (error) {
    if (codeOf(error) === 0)
      return update(key, { state: 'waiting', message: 'Sin conexión: se sube sola cuando vuelva' })
    const message = messageOf(error, 'No se pudo subir')
    update(key, { state: 'refused', message })
    // The refusal is shown as a toast, because the person may have left the screen of the match.
    toast.error(`Una captura no se subió. ${message}`, { to: paths.partida(match), label: 'Ver la partida' })
  }
}

async function sendAll(which: (picture: PendingPicture) => boolean): Promise<void> {
  for (const picture of getState().pictures.filter(which)) await sendPicture(picture)
}

/** Uploads the chosen pictures of a match, one after another. */
export const sendPictures = (match: number): Promise<void> =>
  sendAll((picture) => picture.match === match && picture.state === 'chosen')

onReachable(() => void sendAll(({ state }) => state === 'waiting'))

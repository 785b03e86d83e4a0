import { paths } from '@trinchera/contract/site-paths'
import { create } from 'zustand'
import { codeOf, messageOf } from '../../lib/api'
import { onReachable } from '../../lib/connection'
import { holdPage } from '../../lib/outdated'
import { currentSession } from '../../lib/session'
import { uploadApi } from '../../lib/upload'
import { pictureError } from '../form/PictureInput'
import { toast } from '../toast/toast'

/** A picture chosen as evidence of a match and not stored yet. */
export interface PendingPicture {
  key: number
  match: number
  /** Who chose it: it is sent for nobody else, should another person log in on this page. */
  player: number
  file: File
  /** An object URL, for its preview. */
  address: string
  texto: string
  /** How much of it was sent, 0 to 1. */
  share: number
  /** `waiting`: the connection was lost, it is sent again when that returns; `refused`: `message` says why. */
  state: 'chosen' | 'sending' | 'waiting' | 'refused'
  message?: string
}

interface Uploads {
  pictures: readonly PendingPicture[]
  /** How many were stored since the page was opened; a change is a reason to fetch the list again. */
  stored: number
}

/** Pictures on their way. They live as long as the page, whatever screen is open. */
export const useEvidenceUploads = create<Uploads>(() => ({ pictures: [], stored: 0 }))
const { getState, setState } = useEvidenceUploads

holdPage(() => getState().pictures.length > 0)

let nextKey = 1
const update = (key: number, patch: Partial<PendingPicture>) =>
  setState(({ pictures }) => ({ pictures: pictures.map((one) => (one.key === key ? { ...one, ...patch } : one)) }))

/** The pictures of a match that this person has on the way. */
export const pendingOf = ({ pictures }: Uploads, match: number, player: number | undefined) =>
  pictures.filter((one) => one.match === match && one.player === player)

/** Adds pictures to those of a match; they wait for their captions until `sendPictures`. */
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

/** Sends one, also again after it was refused or its connection was lost. */
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
    // Whoever reported has gone on to the table.
    toast.error(`Una captura no se subió. ${message}`, { to: paths.partida(match), label: 'Ver la partida' })
  }
}

async function sendAll(which: (picture: PendingPicture) => boolean): Promise<void> {
  for (const picture of getState().pictures.filter(which)) await sendPicture(picture)
}

/** Sends a match's chosen pictures, one after the other. */
export const sendPictures = (match: number): Promise<void> =>
  sendAll((picture) => picture.match === match && picture.state === 'chosen')

onReachable(() => void sendAll(({ state }) => state === 'waiting'))

import { pictureBytes } from '@trinchera/rules/limits'
import { create } from 'zustand'
import { codeOf, messageOf } from './api'
import { uploadApi } from './upload'

/** A picture chosen as evidence of a match and not stored yet. */
export interface PendingPicture {
  key: string
  match: number
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

const update = (key: string, patch: Partial<PendingPicture>) =>
  setState(({ pictures }) => ({ pictures: pictures.map((one) => (one.key === key ? { ...one, ...patch } : one)) }))

const tooBig = `Pesa más de ${pictureBytes / 1024 / 1024} MB`

/** Adds pictures to those of a match; they wait for their captions until `sendPictures`. */
export function addPictures(match: number, files: readonly File[]): void {
  const added = files.map(
    (file): PendingPicture => ({
      key: crypto.randomUUID(),
      match,
      file,
      address: URL.createObjectURL(file),
      texto: '',
      share: 0,
      ...(file.size > pictureBytes ? { state: 'refused', message: tooBig } : { state: 'chosen' }),
    }),
  )
  setState(({ pictures }) => ({ pictures: [...pictures, ...added] }))
}

export const setCaption = (key: string, texto: string): void => update(key, { texto })

export function removePending(key: string): void {
  const gone = getState().pictures.find((one) => one.key === key)
  if (gone) URL.revokeObjectURL(gone.address)
  setState(({ pictures }) => ({ pictures: pictures.filter((one) => one.key !== key) }))
}

async function send({ key, match, file, texto }: PendingPicture): Promise<void> {
  update(key, { state: 'sending', share: 0, message: undefined })
  try {
    const api = uploadApi((share) => update(key, { share }))
    await api.addEvidencia({ params: { id: match }, body: { imagen: file, texto } })
    removePending(key)
    setState(({ stored }) => ({ stored: stored + 1 }))
  } catch (error) {
    const offline = codeOf(error) === 0
    update(key, {
      state: offline ? 'waiting' : 'refused',
      message: offline ? 'Sin conexión: se sube sola cuando vuelva' : messageOf(error, 'No se pudo subir'),
    })
  }
}

/** Sends a match's pictures that were neither sent nor refused, one after the other. */
export async function sendPictures(match: number): Promise<void> {
  for (const picture of getState().pictures)
    if (picture.match === match && (picture.state === 'chosen' || picture.state === 'waiting')) await send(picture)
}

/** Sends one again after it was refused or its connection was lost. */
export const sendAgain = (picture: PendingPicture): Promise<void> => send(picture)

window.addEventListener('online', () => {
  for (const picture of getState().pictures) if (picture.state === 'waiting') void send(picture)
})

import { paths } from '@trinchera/contract/site-paths'
import { create } from 'zustand'
import { deviceKeys, localStore } from './storage'

interface Etapas {
  /** Id of the etapa last viewed on this computer; undefined if none was. */
  last: number | undefined
  /** Ids of the open etapas, most active first; undefined until they are loaded. */
  open: readonly number[] | undefined
}

const store = create<Etapas>(() => ({
  last: Number(localStore.getItem(deviceKeys.etapa)) || undefined,
  open: undefined,
}))

/** Stores the id of the etapa being viewed. */
export function storeLastEtapa(last: number) {
  try {
    localStore.setItem(deviceKeys.etapa, String(last))
  } catch {
    // Storage quota exceeded. The etapa is remembered only until the page is closed.
  }
  store.setState({ last })
}

export const setOpenEtapas = (open: readonly number[]) => store.setState({ open })

export const useLastEtapa = () => store((state) => state.last)

/** Path of the "Ladder" menu entry: the etapa last viewed if still open, else the most active one, else the general ladder screen. */
export function ladderPath({ last, open }: Etapas): string {
  const etapa = last !== undefined && (open?.includes(last) ?? true) ? last : open?.[0]
  return etapa === undefined ? paths.ladder : paths.etapa(etapa)
}

export const useLadderPath = () => store(ladderPath)

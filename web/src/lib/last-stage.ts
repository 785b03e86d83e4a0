import { paths } from '@trinchera/contract/site-paths'
import { create } from 'zustand'
import { deviceKeys, localStore } from './storage'

interface Stages {
  /** Id of the etapa last viewed on this computer; undefined if none was. */
  last: number | undefined
  /** Ids of the open etapas, most active first; undefined until they are loaded. */
  open: readonly number[] | undefined
}

const store = create<Stages>(() => ({
  last: Number(localStore.getItem(deviceKeys.stage)) || undefined,
  open: undefined,
}))

/** Stores the id of the etapa being viewed. */
export function storeLastStage(last: number) {
  try {
    localStore.setItem(deviceKeys.stage, String(last))
  } catch {
    // Storage quota exceeded. The etapa is remembered only until the page is closed.
  }
  store.setState({ last })
}

export const setOpenStages = (open: readonly number[]) => store.setState({ open })

export const useLastStage = () => store((state) => state.last)

/** Path of the "Ladder" menu entry: the etapa last viewed if still open, else the most active one, else the general ladder screen. */
export function ladderPath({ last, open }: Stages): string {
  const stage = last !== undefined && (open?.includes(last) ?? true) ? last : open?.[0]
  return stage === undefined ? paths.ladder : paths.etapa(stage)
}

export const useLadderPath = () => store(ladderPath)

import { paths } from '@trinchera/contract/site-paths'
import { create } from 'zustand'
import { deviceKeys, localStore } from './storage'

interface Stages {
  /** The stage last viewed on this computer. */
  last: number | undefined
  /** The open stages, most active first; undefined until they are loaded. */
  open: readonly number[] | undefined
}

const store = create<Stages>(() => ({
  last: Number(localStore.getItem(deviceKeys.stage)) || undefined,
  open: undefined,
}))

/** Stores the stage that is being viewed. */
export function storeLastStage(last: number) {
  try {
    localStore.setItem(deviceKeys.stage, String(last))
  } catch {
    // Storage quota exceeded. The stage is remembered only until the page is closed.
  }
  store.setState({ last })
}

export const setOpenStages = (open: readonly number[]) => store.setState({ open })

/** The stage last viewed; undefined if none was. */
export const useLastStage = () => store((state) => state.last)

/**
 * The path behind "Ladder": the stage last viewed if it is still open, otherwise the most active stage, otherwise the ladder's own screen.
 */
export function ladderPath({ last, open }: Stages): string {
  const stage = last !== undefined && (open?.includes(last) ?? true) ? last : open?.[0]
  return stage === undefined ? paths.ladder : paths.etapa(stage)
}

export const useLadderPath = () => store(ladderPath)

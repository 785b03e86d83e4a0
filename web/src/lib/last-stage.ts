import { paths } from '@trinchera/contract/site-paths'
import { create } from 'zustand'
import { deviceKeys, localStore } from './storage'

interface Stages {
  /** The stage last looked at on this computer. */
  last: number | undefined
  /** The open stages, liveliest first; undefined until they are loaded. */
  open: readonly number[] | undefined
}

const store = create<Stages>(() => ({
  last: Number(localStore.getItem(deviceKeys.stage)) || undefined,
  open: undefined,
}))

/** Stores the stage that is looked at. */
export function storeLastStage(last: number) {
  try {
    localStore.setItem(deviceKeys.stage, String(last))
  } catch {
    // Storage quota exceeded: it is known until the page is closed.
  }
  store.setState({ last })
}

export const setOpenStages = (open: readonly number[]) => store.setState({ open })

/** The stage last looked at; undefined before the first. */
export const useLastStage = () => store((state) => state.last)

/** Where "Ladder" leads: the stage last looked at while it is open, else the liveliest, else the ladder's own screen. */
export function ladderPath({ last, open }: Stages): string {
  const stage = last !== undefined && (open?.includes(last) ?? true) ? last : open?.[0]
  return stage === undefined ? paths.ladder : paths.etapa(stage)
}

export const useLadderPath = () => store(ladderPath)

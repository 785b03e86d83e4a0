import { create } from 'zustand'
import { deviceKeys, localStore } from './storage'
import { countUnseen } from './unseen-moves'

export const signalStore = create<{ on: boolean }>(() => ({ on: localStore.getItem(deviceKeys.signal) === '1' }))

let audio: AudioContext | undefined

/** Plays two short rising notes, and vibrates if the device can. Browsers play no sound before the person has interacted with the page. */
async function play() {
  navigator.vibrate?.(80)
  try {
    audio ??= new AudioContext()
    await audio.resume()
    const start = audio.currentTime
    for (const [index, pitch] of [587, 784].entries()) {
      const [note, volume, at] = [audio.createOscillator(), audio.createGain(), start + index * 0.12]
      note.type = 'triangle'
      note.frequency.value = pitch
      volume.gain.setValueAtTime(0.0001, at)
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.18)
      note.connect(volume).connect(audio.destination)
      note.start(at)
      note.stop(at + 0.2)
    }
  } catch {
    // There is no sound device, or the browser refuses. The ladder table shows the change of place anyway.
  }
}

/** Turns the sound and vibration for changes of place on or off. As a sample, plays them once when they are turned on. */
export function setSignal(on: boolean) {
  signalStore.setState({ on })
  try {
    localStore.setItem(deviceKeys.signal, on ? '1' : '0')
  } catch {
    // Storage quota exceeded. The setting lasts until the page is closed.
  }
  if (on) void play()
}

/** Signals that `moves` clans changed place: by sound and vibration if turned on, and as a number in the title of a hidden tab. */
export function signalMoves(moves: number) {
  if (moves === 0) return
  countUnseen(moves)
  if (signalStore.getState().on) void play()
}

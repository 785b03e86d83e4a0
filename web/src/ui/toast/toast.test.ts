import { adminToasts, siteToasts } from '@trinchera/rules/limits'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissToast, pauseToasts, setToastRules, toast, toastStore, updateToast } from './toast'

const texts = () => toastStore.getState().shown.map((item) => item.text)
const states = () => toastStore.getState().shown.map((item) => item.state)

beforeEach(() => {
  vi.useFakeTimers()
  setToastRules(siteToasts)
})
afterEach(() => {
  pauseToasts(false)
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('a toast', () => {
  test('enters in 225 ms, stays 3 s, leaves in 195 ms and is removed', () => {
    toast.success('Sesión iniciada correctamente')
    expect(states()).toEqual(['entering'])
    vi.advanceTimersByTime(225)
    expect(states()).toEqual(['entered'])
    vi.advanceTimersByTime(3000 - 225)
    expect(states()).toEqual(['exiting'])
    vi.advanceTimersByTime(195)
    expect(states()).toEqual([])
  })

  test('stays 5 s in the admin area', () => {
    setToastRules(adminToasts)
    toast('Guardado')
    vi.advanceTimersByTime(4999)
    expect(states()).toEqual(['entered'])
    vi.advanceTimersByTime(1)
    expect(states()).toEqual(['exiting'])
  })

  test('takes another text and then stays its whole time; once it leaves it takes none', () => {
    const id = toast.success('Derrota reportada')
    vi.advanceTimersByTime(2900)
    expect(updateToast(id, 'Derrota reportada: Sin Retirada sube del 8 al 5')).toBe(true)
    vi.advanceTimersByTime(2999)
    expect([texts(), states()]).toEqual([['Derrota reportada: Sin Retirada sube del 8 al 5'], ['entered']])
    vi.advanceTimersByTime(1)
    expect(states()).toEqual(['exiting'])
    expect(updateToast(id, 'tarde')).toBe(false)
  })

  test('does not leave while somebody reads it, and then has the time it had left', () => {
    toast.error('El servidor no respondió')
    vi.advanceTimersByTime(2000)
    pauseToasts(true)
    vi.advanceTimersByTime(60_000)
    expect(states()).toEqual(['entered'])
    pauseToasts(false)
    vi.advanceTimersByTime(999)
    expect(states()).toEqual(['entered'])
    vi.advanceTimersByTime(1)
    expect(states()).toEqual(['exiting'])
  })

  test('goes at once when it is closed, and only once', () => {
    const id = toast.info('Uno')
    dismissToast(id)
    dismissToast(id)
    expect(states()).toEqual(['exiting'])
    vi.advanceTimersByTime(195)
    expect(texts()).toEqual([])
  })
})

describe('many toasts', () => {
  test('show four at once; the fifth comes when one has gone', () => {
    for (const text of ['1', '2', '3', '4', '5']) toast(text)
    expect(texts()).toEqual(['1', '2', '3', '4'])
    vi.advanceTimersByTime(3000 + 195)
    expect(texts()).toEqual(['5'])
  })

  test('show three in the admin area and one on a phone', () => {
    setToastRules(adminToasts)
    for (const text of ['1', '2', '3', '4']) toast(text)
    expect(texts()).toEqual(['1', '2', '3'])
    vi.runAllTimers()
    setToastRules({ ...siteToasts, limit: 1 })
    toast.warning('a')
    toast.warning('b')
    expect(texts()).toEqual(['a'])
    vi.advanceTimersByTime(3195)
    expect(texts()).toEqual(['b'])
  })
})

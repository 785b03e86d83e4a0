import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { refetchAfterLateReplies } from './late-replies'

/** A query on a screen. `reply` answers its oldest request; `shown` is what the screen shows; `requests` counts all of them. */
function newScreen() {
  const client = new QueryClient()
  refetchAfterLateReplies(client)
  const waiting: ((data: string) => void)[] = []
  let requests = 0
  const queryFn = () => {
    requests++
    return new Promise<string>((resolve) => waiting.push(resolve))
  }
  const observer = new QueryObserver(client, { queryKey: ['tabla'], queryFn })
  observer.subscribe(() => {})
  const reply = async (data: string) => {
    await vi.waitUntil(() => waiting.length > 0)
    waiting.shift()?.(data)
    await vi.waitUntil(() => observer.getCurrentResult().data === data)
  }
  return { client, reply, shown: () => observer.getCurrentResult().data, requests: () => requests }
}

it('fetches again what an event changed while an older reply was on its way', async () => {
  const screen = newScreen()
  await screen.reply('9–0')
  void screen.client.invalidateQueries({ queryKey: ['tabla'] })
  screen.client.setQueryData(['tabla'], '10–0')
  await screen.reply('9–0')
  await screen.reply('10–0')
  expect([screen.shown(), screen.requests()]).toEqual(['10–0', 3])
})

it('asks no more than once for what nothing changed meanwhile', async () => {
  const screen = newScreen()
  await screen.reply('9–0')
  screen.client.setQueryData(['tabla'], '10–0')
  void screen.client.invalidateQueries({ queryKey: ['tabla'] })
  await screen.reply('11–0')
  expect([screen.shown(), screen.requests()]).toEqual(['11–0', 2])
})

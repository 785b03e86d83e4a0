import type { ToWorker } from '../lib/worker-messages'
import { handleClick } from './click'
import { activate, deleteOldAssets, install } from './lifecycle'
import { answerRequests } from './pages'
import { handlePush } from './push'
import { keepShown } from './replies'
import { worker } from './scope'
import { renewSubscription } from './subscription'

worker.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => worker.skipWaiting()))
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})
answerRequests()

const isPageMessage = (data: unknown): data is ToWorker =>
  typeof data === 'object' && data !== null && 'clase' in data && data.clase === 'respuestas-vistas'

worker.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (isPageMessage(message)) event.waitUntil(Promise.all([keepShown(message.respuestas), deleteOldAssets()]))
})
worker.addEventListener('push', (event) => {
  event.waitUntil(handlePush(event.data?.text() ?? ''))
})
worker.addEventListener('notificationclick', (event) => {
  event.waitUntil(handleClick(event))
})
worker.addEventListener('pushsubscriptionchange', (event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(renewSubscription())
})

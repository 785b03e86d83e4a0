import { createApi, type Transport } from '@trinchera/contract/client'
import type { Routes } from '@trinchera/contract/routes'
import { addresses } from 'virtual:routes'
import { currentSession } from './session'
import { guarded } from './api-client'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** API transport for uploads. It uses XMLHttpRequest, because `fetch` does not report upload progress. */
const progressTransport =
  (onProgress: (share: number) => void): Transport =>
  ({ method, path, body, headers, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      const token = currentSession()?.token
      if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve({ status: request.status, json: parseJson(request.responseText) }))
      request.addEventListener('error', () => reject(new Error('no answer')))
      request.addEventListener('abort', () => reject(new Error('aborted')))
      signal?.addEventListener('abort', () => request.abort())
      if (body && 'json' in body) request.setRequestHeader('content-type', 'application/json')
      request.send(body ? ('form' in body ? body.form : JSON.stringify(body.json)) : null)
    })

/** API client that reports the progress of an upload, from 0 to 1. */
export const uploadApi = (onProgress: (share: number) => void) =>
  createApi<Routes>(addresses, guarded(progressTransport(onProgress)))

import { sharedPicturesField } from '@trinchera/contract/share-target'
import { paths } from '@trinchera/contract/site-paths'
import { set } from 'idb-keyval'
import { sharedKey, type SharedPictures } from '../lib/worker-messages'

/** Keeps the pictures that another app shares, and leads to the page that takes them (docs/behaviour.md#Shared pictures). */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const files = form
    .getAll(sharedPicturesField)
    .filter((file) => file instanceof File)
    .filter(({ type }) => type.startsWith('image/'))
  const shared: SharedPictures = { at: Date.now(), files }
  if (files.length > 0) await set(sharedKey, shared)
  return Response.redirect(paths.compartir, 303)
}

export interface StoredFile {
  /** `uploads/…` or `evidencias/…`, as passed to `put`. */
  key: string
  written: Date
}

/**
 * The storage of pictures: the data folder, or a bucket that several machines share (docs/operations.md#Pictures in a bucket). Pictures are
 * small and never overwritten, so they are read and written whole. Every method may throw `StoreAway`.
 */
export interface PictureStore {
  /** Stores a picture atomically: `get` returns either the whole picture or null. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Reads a picture; null if it does not exist. */
  get(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
  /** Lists all files in a folder and its subfolders. */
  list(folder: 'uploads' | 'evidencias'): Promise<StoredFile[]>
}

/** Thrown if the bucket did not reply or replied with an error. Parts of the site that need no picture continue to work. */
export class StoreAway extends Error {
  /** HTTP status of the bucket's reply; null: no reply. */
  readonly status: number | null

  constructor(what: string, status: number | null, options?: ErrorOptions) {
    super(`pictures: ${what}: ${status ?? 'no answer'}`, options)
    this.status = status
  }
}

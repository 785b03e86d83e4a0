/** A stored picture. */
export interface StoredFile {
  /** `uploads/…` or `evidencias/…`, as passed to `put`. */
  key: string
  written: Date
}

/**
 * Where pictures are stored: the data folder, or a bucket shared by several machines (docs/operations.md#Pictures in a bucket). Pictures
 * are small and never overwritten, so they are read and written whole. Every method may throw `StoreAway`.
 */
export interface PictureStore {
  /** Stores a picture atomically: under its name there is the whole picture or nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Reads a picture; null if it does not exist. */
  get(key: string): Promise<Buffer | null>
  /** Deletes a picture; does nothing if it does not exist. */
  remove(key: string): Promise<void>
  /** Lists all files in a folder and its subfolders. */
  list(folder: 'uploads' | 'evidencias'): Promise<StoredFile[]>
}

/** The bucket did not answer or answered with an error. Whatever does not need a picture continues to work. */
export class StoreAway extends Error {
  /** HTTP status of the bucket's reply; null: no reply. */
  readonly status: number | null

  constructor(what: string, status: number | null, options?: ErrorOptions) {
    super(`pictures: ${what}: ${status ?? 'no answer'}`, options)
    this.status = status
  }
}

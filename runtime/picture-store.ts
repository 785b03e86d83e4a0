/** A stored picture. */
export interface StoredFile {
  /** `uploads/…` or `evidencias/…`, as given to `put`. */
  key: string
  written: Date
}

/**
 * Where the pictures are: the data folder, or a bucket that several machines share (docs/operations.md#Pictures in a bucket). Pictures are
 * small and never written twice under one name, so they are read and written whole. Every call may throw `StoreAway`.
 */
export interface PictureStore {
  /** Stores a picture; the name stands for the whole picture or for nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null if there is none. */
  get(key: string): Promise<Buffer | null>
  /** Does nothing if there is none. */
  remove(key: string): Promise<void>
  /** All files below a folder. */
  list(folder: 'uploads' | 'evidencias'): Promise<StoredFile[]>
}

/** The bucket did not answer, or answered with an error: what needs no picture goes on. */
export class StoreAway extends Error {
  /** Its HTTP status; null: no answer. */
  readonly status: number | null

  constructor(what: string, status: number | null, options?: ErrorOptions) {
    super(`pictures: ${what}: ${status ?? 'no answer'}`, options)
    this.status = status
  }
}

import type { Config } from './config'
import { openBucket } from './picture-bucket'
import { openPictureFolder } from './picture-folder'
import type { PictureStore } from './picture-store'

/** Opens the storage for pictures: the configured bucket, or the data folder if no bucket is configured. */
export const openPictures = ({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): PictureStore =>
  bucket ? openBucket(bucket) : openPictureFolder(dataDir)

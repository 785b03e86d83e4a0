import type { Config } from './config'
import { openBucket } from './picture-bucket'
import { openPictureFolder } from './picture-folder'
import type { PictureStore } from './picture-store'

/** The store of pictures that is configured. */
export const openPictures = ({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): PictureStore =>
  bucket ? openBucket(bucket) : openPictureFolder(dataDir)

import type { Config } from './config'
import { openBucket } from './picture-bucket'
import { openPictureFolder } from './picture-folder'
import type { PictureStore } from './picture-store'

/** Opens the configured store of pictures. */
export const openPictures = ({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): PictureStore =>
  bucket ? openBucket(bucket) : openPictureFolder(dataDir)

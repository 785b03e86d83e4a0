// Learns what the corpus teaches and stores it beside the bundle; the build runs it.
import { storeLearnt } from './intents/learnt'

await storeLearnt()

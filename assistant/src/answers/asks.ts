/** A point that is asked for by all of the patterns and none of those left out, in plain words, each name as `·`. */
export interface Asks<P extends string> {
  point: P
  says: readonly RegExp[]
  not?: RegExp
}

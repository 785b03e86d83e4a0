/** Entries after which a growing log gets its next checkpoint. */
export const checkpointSpacing = 1000

/** Where a fold of a log up to `end` leaves checkpoints: the last one `spacing` before its end, each earlier one twice as far. */
export function checkpointSeqs(end: number, spacing = checkpointSpacing): number[] {
  const seqs: number[] = []
  for (let back = spacing; back < end; back *= 2) seqs.unshift(end - back)
  return seqs
}

/**
 * Those of a stage's checkpoints that it can do without: one whose neighbours are no further from each other than the later of them is from the log's
 * end. Those that stay are few (some two for each doubling of the log), and a replay from the entry d before the end begins no further than about d before it. `seqs`: by ascending `seq`.
 */
export function superfluousCheckpoints(seqs: readonly number[], end: number): number[] {
  const superfluous: number[] = []
  let later = seqs.at(-1) ?? 0
  for (const [index, seq] of [...seqs.entries()].slice(1, -1).reverse()) {
    if (later - (seqs[index - 1] ?? 0) <= end - later) superfluous.push(seq)
    else later = seq
  }
  return superfluous
}

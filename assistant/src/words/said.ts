/** Whether a word is one of a list; one that ends in `-` stands for any ending. */
export const isOne = (list: readonly string[], word: string): boolean =>
  list.some((each) => (each.endsWith('-') ? word.startsWith(each.slice(0, -1)) : word === each))

/** The keys of a table of words of which one is said. */
export const saidIn = (table: ReadonlyMap<string, readonly string[]>, words: readonly string[]): string[] =>
  [...table].flatMap(([key, list]) => (words.some((word) => isOne(list, word)) ? [key] : []))

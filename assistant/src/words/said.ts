/** Whether a word is one of a list; one that ends in `-` stands for any ending. */
export const isOne = (list: readonly string[], word: string): boolean =>
  list.some((each) => (each.endsWith('-') ? word.startsWith(each.slice(0, -1)) : word === each))

/** A number with its noun in the right form: '1 clan', '2 clanes'. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

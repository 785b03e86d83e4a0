/** An error whose message is shown to the user. */
export class UserError extends Error {}

/** Thrown if a backup could not be made or restored; the message is one line for the operator. */
export class BackupError extends Error {}

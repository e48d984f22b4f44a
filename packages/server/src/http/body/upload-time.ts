/** Time for an upload, from the first byte to the last: two photos over a poor connection. */
export const UPLOAD_TIME_MS = 120_000

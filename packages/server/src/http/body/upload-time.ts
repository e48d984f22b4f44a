/** Uploads may take this long, from the first byte to the last: two photos over a poor line. */
export const UPLOAD_TIME_MS = 120_000

/** Failures without a visible message are logged to the console: a failed search, a lost game. */
export function logOnPage(text: string, cause: string): void {
  console.warn(text, cause)
}

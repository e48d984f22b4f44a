/** What a person sees no text of is told to the console: a failed search, a game that is gone. */
export function logOnPage(text: string, cause: string): void {
  console.warn(text, cause)
}

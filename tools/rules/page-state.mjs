/** Holds the current root of the page, in which everything else is kept. */
export const PAGE_ROOT = 'packages/web/src/root/root.ts'

/**
 * The modules of the page that remember something outside of its root, each with the reason why
 * another root needs no other value.
 */
export const STATE_OUTSIDE_ROOT = new Map([
  [
    'packages/web/src/formats/date-format.ts',
    'formatters by their options: the same options always make the same formatter',
  ],
  [
    'packages/web/src/routing/not-fetched.ts',
    'code that the browser could not fetch: it repeats the failure until the document is reloaded',
  ],
  [
    'packages/web/src/texts/first-texts.ts',
    'the table of English texts: code that is loaded once for the document',
  ],
])

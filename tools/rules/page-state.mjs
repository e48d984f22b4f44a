/**
 * The modules of the page that remember something outside of what `createPage` constructs, each
 * with the reason why another page needs no other value.
 */
export const STATE_OUTSIDE_PAGE = new Map([
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

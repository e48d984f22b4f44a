/** Links and the buttons that look like them, under the forms of the session. */
export const LINK =
  'inline-flex min-h-11 items-center text-center text-balance font-semibold text-brand underline-offset-2 ' +
  'hover:underline'

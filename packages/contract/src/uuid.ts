/**
 * A key that the page makes up for a request. A pattern and not `z.uuid`, whose code the first page
 * would load although only requests need it; without flags, which a document cannot repeat.
 */
export const UUID =
  /^[\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}$/

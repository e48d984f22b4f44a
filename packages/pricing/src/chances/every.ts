/** True of every selection, by its position in the sheet, and of every line, by its index. */
export const EVERY = () => true

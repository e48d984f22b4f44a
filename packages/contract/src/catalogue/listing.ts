import { codedText } from '../outside-text.ts'

/** The parameters of every list by days and pages. */

/** `2026-06-11`: a day in the player's zone; that the month has it, the server looks at. */
export const day = codedText(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'date_invalid')

/** Text of a whole number from 1. */
export const pageNumber = codedText(/^[1-9]\d{0,5}$/)

/** `next` of a list by time, which is where its next page begins. */
export const timeCursor = codedText(/^\d{1,16}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

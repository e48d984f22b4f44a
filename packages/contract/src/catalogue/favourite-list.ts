import * as z from 'zod/mini'
import { codedText } from '../outside-text.ts'
import { FAVOURITES_MAX } from './favourites.ts'

const FAVOURITES = /^(?:[tcm]\d{1,15}(?:,[tcm]\d{1,15})*)?$/
/** Two full lists of the longest names. */
const LENGTH_MAX = 2 * FAVOURITES_MAX * 17

/** Favourites separated by commas; none is an empty text. */
export const favouriteList = codedText(FAVOURITES).check(z.maxLength(LENGTH_MAX, 'too_long'))

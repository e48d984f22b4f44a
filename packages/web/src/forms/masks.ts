import type { MaskitoOptions } from '@maskito/core'

const digit = /\d/
const digits = (count: number) => Array.from({ length: count }, () => digit)

/** ###.###.###-## */
export const CPF_MASK: MaskitoOptions = {
  mask: [...digits(3), '.', ...digits(3), '.', ...digits(3), '-', ...digits(2)],
}

/** (##) #####-#### */
export const PHONE_MASK: MaskitoOptions = {
  mask: ['(', ...digits(2), ')', ' ', ...digits(5), '-', ...digits(4)],
}

/** +### */
export const COUNTRY_CODE_MASK: MaskitoOptions = { mask: ['+', ...digits(3)] }

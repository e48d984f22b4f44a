/**
 * CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF, nothing reflected) of ASCII text, as the
 * end of a BR Code has it: four upper-case hexadecimal digits, zeros in front kept.
 */
export function crc16(text: string): string {
  let register = 0xffff
  for (const character of text) register = shifted(register ^ (character.charCodeAt(0) << 8))
  return register.toString(16).toUpperCase().padStart(4, '0')
}

function shifted(start: number): number {
  let register = start
  for (let bit = 0; bit < 8; bit += 1) {
    const isCarried = (register & 0x8000) !== 0
    register = ((register << 1) ^ (isCarried ? 0x1021 : 0)) & 0xffff
  }
  return register
}

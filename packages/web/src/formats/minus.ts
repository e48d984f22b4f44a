/** A formatted number with the sign that digits have, not with a hyphen: '-1,5' → '−1,5'. */
export function withMinus(text: string): string {
  return text.replace(/^-/, '−')
}

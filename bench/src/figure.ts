/** One measured number, as the README quotes it. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** What it is measured beside, in the same run. */
  readonly beside?: { readonly name: string; readonly value: number }
}

/** A line per figure; with a ratio where there is something to compare with. */
export function figureLine(figure: Figure): string {
  const shown = `${figure.name}: ${roundedText(figure.value)} ${figure.unit}`
  if (!figure.beside) return shown
  const ratio = (figure.value / figure.beside.value).toFixed(2)
  const beside = `${figure.beside.name}: ${roundedText(figure.beside.value)} ${figure.unit}`
  return `${shown} (${beside}; ratio ${ratio})`
}

function roundedText(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : 1
  return value.toLocaleString('en-US', { maximumFractionDigits: digits })
}

/** The value below which this share of the samples is. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

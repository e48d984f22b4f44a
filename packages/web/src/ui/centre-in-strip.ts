/** Scrolls a strip that is wider than the screen until one of its entries is in the middle. */
export function centreInStrip(strip: HTMLElement, entry: HTMLElement): void {
  const box = strip.getBoundingClientRect()
  const wanted = entry.getBoundingClientRect()
  strip.scrollLeft += wanted.left - box.left - (box.width - wanted.width) / 2
}

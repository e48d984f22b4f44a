/** Scrolls a strip that is wider than the screen until one of its entries is in the middle. */
export function centreInStrip(strip: HTMLElement, entry: HTMLElement): void {
  const place = strip.getBoundingClientRect()
  const wanted = entry.getBoundingClientRect()
  strip.scrollLeft += wanted.left - place.left - (place.width - wanted.width) / 2
}

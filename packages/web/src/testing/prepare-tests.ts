/** jsdom has no layout, and what it does not measure does not change. */
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A busy machine loads lazy components late; one that never loads still fails the test. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 45_000 })
  window.matchMedia ??= noMedia
  window.ResizeObserver ??= NoSizes
}

/** jsdom has no layout: a test whose window has a size says so (`test-screen.ts`). */
function noMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
}

export {}

// How Node runs the server: `npm start`, the image and the benches, so that all measure the same.

/**
 * What the server makes lives for a moment: a small young generation keeps its memory small. The
 * old one would grow to twice what lives in it before anything is collected.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=30']

/**
 * With an arena for each thread glibc keeps 120 MB that nothing uses, most of it after the lists
 * were compressed at the start; and what is freed goes back to the system only below a threshold
 * that it would raise itself.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

import { embeddedImage } from '../embedded/embedded-image.ts'

/**
 * Before all tests of a run: every migration runs once, into the image that each embedded database
 * begins with. On a busy machine that takes longer than a test may.
 */
export default async function prepareImage(): Promise<void> {
  if (process.env.TEST_EMBEDDED !== 'off') await embeddedImage()
}

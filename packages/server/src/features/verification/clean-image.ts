import { VERIFICATION_FILE_BYTES_MAX } from '@caderneta/contract/profile/verification'
import { JsColorType, ResizeFit, Transformer } from '@napi-rs/image'
import { barePng } from './bare-png.ts'
import { wholeJpeg } from './whole-jpeg.ts'

/** Enough to read the small print of a document. */
const SIDE_MAX = 3000
/** A photo of 50 million pixels in 8-bit RGB; several times this in memory while it is decoded. */
const PIXEL_BYTES_MAX = 160_000_000
/** The next one is used where a picture does not fit into a stored file. */
const QUALITIES = [90, 70, 50]

const PIXEL_BYTES: Readonly<Record<JsColorType, number>> = {
  [JsColorType.L8]: 1,
  [JsColorType.La8]: 2,
  [JsColorType.Rgb8]: 3,
  [JsColorType.Rgba8]: 4,
  [JsColorType.L16]: 2,
  [JsColorType.La16]: 4,
  [JsColorType.Rgb16]: 6,
  [JsColorType.Rgba16]: 8,
  [JsColorType.Rgb32F]: 12,
  [JsColorType.Rgba32F]: 16,
}

/**
 * The pixels of an image as a new JPEG, turned upright, at most 3,000 pixels a side, without
 * anything else that the file contained; null when it is damaged or has too many pixels. Runs on a
 * thread of the library.
 */
export async function cleanImage(type: 'image/jpeg' | 'image/png', bytes: Buffer) {
  const image = type === 'image/png' ? barePng(bytes) : wholeJpeg(bytes)
  if (image === null) return null
  try {
    return await encode(image)
  } catch {
    // The library throws only for an image that it cannot decode.
    return null
  }
}

async function encode(image: Buffer): Promise<Buffer | null> {
  const { width, height, colorType } = await new Transformer(image).metadata()
  if (width * height * PIXEL_BYTES[colorType] > PIXEL_BYTES_MAX) return null
  for (const quality of QUALITIES) {
    const upright = new Transformer(image).rotate()
    if (Math.max(width, height) > SIDE_MAX)
      upright.fastResize({ width: SIDE_MAX, height: SIDE_MAX, fit: ResizeFit.Inside })
    const encoded = await upright.jpeg(quality)
    if (encoded.length <= VERIFICATION_FILE_BYTES_MAX) return encoded
  }
  return null
}

import { crc32, deflateSync } from 'node:zlib'
import { Transformer } from '@napi-rs/image'

/** Real files of each accepted type, for tests. */

export function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A PNG in 8-bit RGB, grey without `rows`; `extra` chunks are written before its pixels. */
export function pngOf(width: number, height: number, rows?: Buffer, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunkOf('IHDR', header),
    ...extra,
    chunkOf('IDAT', deflateSync(rows ?? Buffer.alloc(height * (1 + width * 3)))),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
}

/** Width x height pixels of pseudo-noise, so that the file is large enough to cut. */
export function jpegOf(width: number, height: number): Buffer {
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, index) => (index * 7919) >> 3)
  return Transformer.fromRgbaPixels(pixels, width, height).jpegSync(90)
}

function segmentOf(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** The same JPEG with Exif data (its orientation, 1 to 8, and a camera) and a comment. */
export function withMetadata(jpeg: Buffer, orientation: number, comment: string): Buffer {
  const tiff = Buffer.alloc(50)
  tiff.write('MM\0*\0\0\0\u0008\0\u0002', 0, 'latin1')
  tiff.set([0x01, 0x0f, 0, 2, 0, 0, 0, 12, 0, 0, 0, 38], 10)
  tiff.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], 22)
  tiff.write('CameraMaker', 38, 'latin1')
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const added = [segmentOf(0xe1, exif), segmentOf(0xfe, Buffer.from(comment))]
  return Buffer.concat([jpeg.subarray(0, 2), ...added, jpeg.subarray(2)])
}

/** A PDF of these objects, complete enough to be examined. */
export function pdfOf(...objects: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    ...objects.map((object) => Buffer.from(object)),
    Buffer.from('\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ])
}

export const JPEG = jpegOf(2, 2)
export const PNG = pngOf(2, 2)
export const PDF = pdfOf()

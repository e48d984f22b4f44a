import type { VerificationFileType } from '@caderneta/contract/profile/verification'

/** The first bytes of each type; a file's name and declared type are ignored. */
const BEGINNINGS: ReadonlyArray<readonly [VerificationFileType, Buffer]> = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['application/pdf', Buffer.from('%PDF-')],
]

/** The type of a file by its first bytes; null for every type that is not accepted. */
export function fileType(bytes: Buffer): VerificationFileType | null {
  const found = BEGINNINGS.find(([, beginning]) =>
    bytes.subarray(0, beginning.length).equals(beginning),
  )
  return found?.[0] ?? null
}

import type { CommonRefusal } from '@caderneta/contract/call'
import type { FieldError } from '@caderneta/contract/field-errors'
import {
  VERIFICATION_FILE_TYPES,
  type VerificationFileKind,
  type VerificationFileType,
} from '@caderneta/contract/profile/verification'
import { refuseFields } from '@caderneta/contract/refusals'
import type { Files, UploadedFile } from '../../http/body/read-files.ts'
import { fileType } from './file-type.ts'

/** A file that may be stored. */
export interface SoundFile {
  readonly kind: VerificationFileKind
  readonly mediaType: VerificationFileType
  readonly name: string
  readonly bytes: Buffer
}

export const FILE_KINDS = ['document', 'selfie'] as const satisfies readonly VerificationFileKind[]
const NAME_LENGTH_MAX = 120

/** Both files are present, small enough and of an accepted type; else the error of each. */
export function checkFiles(files: Files): readonly SoundFile[] | CommonRefusal {
  const checked = FILE_KINDS.map((kind) => checkFile(kind, files.get(kind)))
  const errors = checked.flatMap((each, index) =>
    typeof each === 'string' ? [[FILE_KINDS[index] ?? '', each] as const] : [],
  )
  if (errors.length > 0) return refuseFields(Object.fromEntries(errors))
  return checked.filter((each) => typeof each !== 'string')
}

function checkFile(
  kind: VerificationFileKind,
  file: UploadedFile | undefined,
): SoundFile | FieldError {
  if (!file || file.bytes.length === 0) return 'required'
  if (file.isTooLarge) return 'file_large'
  const mediaType = fileType(file.bytes)
  const types: readonly VerificationFileType[] = VERIFICATION_FILE_TYPES[kind]
  if (mediaType === null || !types.includes(mediaType)) return 'file_type'
  return { kind, mediaType, name: shownName(file.name), bytes: file.bytes }
}

/** The last part of a path, without characters that do not belong in a line of text. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  // Cut first: half a character is not a character.
  return last.slice(0, NAME_LENGTH_MAX).replace(/[\p{Cc}\p{Surrogate}]/gu, '')
}

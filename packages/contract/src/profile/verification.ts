import * as z from 'zod/mini'

/** Proof of who the bettor is: a document and a selfie, judged behind `IdentityVerifier`. */

const VERIFICATION_STATUSES = ['not_sent', 'in_review', 'approved', 'refused'] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

/** Why a proof may be refused; sentences in `messages/verification-texts.ts`. */
export const REFUSAL_REASONS = [
  'document_unreadable',
  'document_expired',
  'data_differ',
  'faces_differ',
  'other',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** The reason of that name; `other` for one that is no longer known. */
export function refusalReasonOf(name: string): RefusalReason {
  return REFUSAL_REASONS.find((reason) => reason === name) ?? 'other'
}

/** Of each file. */
export const VERIFICATION_FILE_BYTES_MAX = 5 * 1024 * 1024

/** What each file may be; determined by its bytes, not by its name. Images are stored as JPEG. */
export const VERIFICATION_FILE_TYPES = {
  document: ['image/jpeg', 'image/png', 'application/pdf'],
  selfie: ['image/jpeg', 'image/png'],
} as const
export type VerificationFileKind = keyof typeof VERIFICATION_FILE_TYPES
export type VerificationFileType = (typeof VERIFICATION_FILE_TYPES)['document'][number]

/**
 * Reply of `verification/getStatus` and `verification/send`. Field errors of `send`: `required`,
 * `file_type`, `file_large`, `file_damaged` (an image that does not decode), `file_unsafe` (a PDF
 * that is cut off, encrypted or holds scripts, actions or files); `verification_sent` while files
 * are in review or once they are approved.
 */
export const verificationReply = z.object({
  data: z.object({
    status: z.enum(VERIFICATION_STATUSES),
    /** Why it was refused, in the caller's language. */
    reason: z.nullable(z.string()),
    /** Milliseconds UTC. */
    sentAt: z.nullable(z.number()),
  }),
})

export type VerificationWire = z.infer<typeof verificationReply>['data']

import {
  VERIFICATION_FILE_BYTES_MAX,
  VERIFICATION_FILE_TYPES,
  type VerificationFileKind,
} from '@caderneta/contract/profile/verification'
import { type SubmitEvent, useState } from 'react'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { FormFailure } from '../../../failures/form-failure.tsx'
import { FileField } from '../../../forms/file-field.tsx'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { profileTexts } from '../profile-texts.ts'
import { FilePreview } from './file-preview.tsx'
import { sendVerification } from './verification-query.ts'

const KINDS = ['document', 'selfie'] as const

type ByKind<Value> = Readonly<Partial<Record<VerificationFileKind, Value | undefined>>>

/** Checks a file before it is sent; the server checks its content again. */
function fileError(kind: VerificationFileKind, file: File): 'file_type' | 'file_large' | undefined {
  if (!VERIFICATION_FILE_TYPES[kind].some((type) => type === file.type)) return 'file_type'
  return file.size > VERIFICATION_FILE_BYTES_MAX ? 'file_large' : undefined
}

/** Two files with their previews; the server's refusal of one is shown under it. */
export function VerificationForm() {
  const texts = useTexts(profileTexts)
  const form = useVerificationForm()
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      {KINDS.map((kind) => (
        <FileField
          key={kind}
          label={texts[kind]}
          hint={texts[`${kind}Hint`]}
          chooseLabel={texts.chooseFile}
          accept={VERIFICATION_FILE_TYPES[kind]}
          file={form.files[kind] ?? null}
          error={form.errors[kind]}
          preview={<FilePreview file={form.files[kind] ?? null} />}
          onChoose={(file) => form.choose(kind, file)}
        />
      ))}
      <FormFailure failure={form.refusal} />
      <Button type="submit" disabled={form.isHeld}>
        {form.isSending ? texts.sending : texts.send}
      </Button>
    </form>
  )
}

function useVerificationForm() {
  const page = usePage()
  const texts = useTexts(profileTexts)
  const [files, setFiles] = useState<ByKind<File>>({})
  const [errors, setErrors] = useState<ByKind<string>>({})
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const [isSending, setIsSending] = useState(false)

  const choose = (kind: VerificationFileKind, file: File | null) => {
    setFiles({ ...files, [kind]: file ?? undefined })
    setErrors({ ...errors, [kind]: file ? fileError(kind, file) : undefined })
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { document, selfie } = files
    if (!document || !selfie) {
      return setErrors({
        document: document ? errors.document : 'required',
        selfie: selfie ? errors.selfie : 'required',
      })
    }
    setIsSending(true)
    setRefusal(null)
    const done = await sendVerification(page, { document, selfie })
    setIsSending(false)
    if (!isFailure(done)) return showToast(page, 'success', texts.sent)
    setErrors(done.fields)
    setRefusal(done)
  }

  const isHeld = isSending || KINDS.some((kind) => errors[kind] !== undefined)
  return { files, errors, refusal, isSending, isHeld, choose, submit }
}

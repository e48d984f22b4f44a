import type { Page } from '../root/page.ts'
import { type FieldsOf, type PageCall, refusalOf, responseOf } from './call.ts'
import { type Failure, isFailure } from './failure.ts'
import { showFailure } from './show-failure.ts'

/** A call whose response is a file. */
type FileCall<Fields> = Pick<PageCall<Fields, unknown>, 'path' | 'request'>

/** Downloads a file under the server's file name; a failure is shown. */
export async function saveFile<Fields>(
  page: Page,
  call: FileCall<Fields>,
  fields: FieldsOf<NoInfer<Fields>>,
): Promise<void> {
  const file = await callFile(page, call, fields)
  if (isFailure(file)) return showFailure(page, file)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A file of a long history takes longer than any other response. */
const FILE_TIMEOUT_MS = 600_000
const FILE_NAME = /filename="([\w.-]+)"/

/** A call whose response is a file; a refusal is JSON and handled like any other failure. */
async function callFile<Fields>(
  page: Page,
  { path }: FileCall<Fields>,
  fields: FieldsOf<NoInfer<Fields>>,
): Promise<File | Failure> {
  return responseOf(page, path, fields, { timeoutMs: FILE_TIMEOUT_MS }, async (reply) => {
    if (!reply.ok) return refusalOf(page, await reply.json())
    const [, name = ''] = FILE_NAME.exec(reply.headers.get('content-disposition') ?? '') ?? []
    return new File([await reply.blob()], name)
  })
}

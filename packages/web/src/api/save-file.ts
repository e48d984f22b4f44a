import { showToast } from '../ui/toast-queue.ts'
import { type CallFields, callFile } from './call.ts'
import { isFailure } from './failure.ts'

/** Asks for a file and lets the browser save it under that name; a failure is told. */
export async function saveFile(path: string, fields: CallFields, name: string): Promise<void> {
  const file = await callFile(path, fields)
  if (isFailure(file)) return showToast('error', file.msg)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

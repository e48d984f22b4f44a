import { rm } from 'node:fs/promises'
import { makeDataTemplate } from './src/sites.ts'

/** Before all stories: the workers inherit where the data of their servers begins. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const template = await makeDataTemplate()
  process.env.E2E_DATA_TEMPLATE = template
  return () => rm(template, { recursive: true, force: true })
}

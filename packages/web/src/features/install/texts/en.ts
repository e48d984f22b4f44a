import type { install as source } from './ptBR.ts'

export const install: typeof source = {
  newVersion: 'There is a new version of the site.',
  update: 'Update',
  updating: 'Updating…',
}

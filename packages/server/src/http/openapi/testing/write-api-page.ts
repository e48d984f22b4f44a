import { apiPage, writeApiPage } from './api-page.ts'

// npm run api: after a change of the table of calls.

const isChanged = await writeApiPage(apiPage())
process.stdout.write(
  isChanged
    ? 'docs/api.md lists the calls of the contract.\n'
    : 'docs/api.md is unchanged: it lists the calls of the contract already.\n',
)

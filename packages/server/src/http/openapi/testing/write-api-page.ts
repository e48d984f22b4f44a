import { apiPage, writeApiPage } from './api-page.ts'

// npm run api: after a change of the table of calls.

await writeApiPage(apiPage())
process.stdout.write('docs/api.md lists the calls of the contract.\n')

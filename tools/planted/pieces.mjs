/** What the small repository and its plants are made of. */

export const WEB_TEXTS = 'packages/web/src/texts'

export const file = (path, text) => ({ path, text })
export const statements = (count) => `export function long() {\n${'  step()\n'.repeat(count)}}\n`
export const manifest = (dependencies) => JSON.stringify({ dependencies })
export const lock = (packages) => JSON.stringify({ packages }, null, 2)
export const locked = (entry) => ({ integrity: 'sha512-kind', ...entry })

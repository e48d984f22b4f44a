import { writeFileSync } from 'node:fs'
import { exampleNames, hasHelm, renderExample, renderedPath } from './chart-files.mjs'

// npm run chart: renders the chart with each of its examples, by the installed helm (or HELM).

if (hasHelm) {
  for (const name of exampleNames) writeFileSync(renderedPath(name), renderExample(name))
} else {
  console.error('helm is not installed: set HELM to its path.')
  process.exitCode = 69
}

import { boundaryRules } from './boundaries.mjs'
import { cycleRules } from './cycles.mjs'
import { licenceRules } from './licences.mjs'
import { nameRules } from './names.mjs'
import { purityRules } from './purity.mjs'
import { repositoryRules } from './repository.mjs'
import { sizeRules } from './sizes.mjs'
import { supplyRules } from './supply.mjs'
import { testRules } from './tests.mjs'
import { textRules } from './texts.mjs'
import { typingRules } from './typing.mjs'

/** The rules of the house that no linter knows: each reads a list of files and names breaches. */
export const rules = [
  ...boundaryRules,
  ...cycleRules,
  ...sizeRules,
  ...typingRules,
  ...nameRules,
  ...purityRules,
  ...testRules,
  ...repositoryRules,
  ...textRules,
  ...licenceRules,
  ...supplyRules,
]

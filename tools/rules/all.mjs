import { boundaryRules } from './boundaries.mjs'
import { callRules } from './calls.mjs'
import { cycleRules } from './cycles.mjs'
import { exportRules } from './exports.mjs'
import { languageRules } from './language.mjs'
import { licenceRules } from './licences.mjs'
import { marketRules } from './markets.mjs'
import { migrationRules } from './migrations.mjs'
import { nameRules } from './names.mjs'
import { purityRules } from './purity.mjs'
import { repositoryRules } from './repository.mjs'
import { sizeRules } from './sizes.mjs'
import { sqlRules } from './sql.mjs'
import { standInRules } from './stand-ins.mjs'
import { stateRules } from './state.mjs'
import { storyRules } from './stories.mjs'
import { supplyRules } from './supply.mjs'
import { testRules } from './tests.mjs'
import { textRules } from './texts.mjs'
import { typingRules } from './typing.mjs'

/** The rules that no linter has: each reads a list of files and returns the breaches. */
export const rules = [
  ...boundaryRules,
  ...cycleRules,
  ...exportRules,
  ...sizeRules,
  ...typingRules,
  ...nameRules,
  ...languageRules,
  ...marketRules,
  ...callRules,
  ...sqlRules,
  ...standInRules,
  ...purityRules,
  ...stateRules,
  ...testRules,
  ...storyRules,
  ...repositoryRules,
  ...migrationRules,
  ...textRules,
  ...licenceRules,
  ...supplyRules,
]

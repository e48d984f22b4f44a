/** For each rule of biome.json, by 'group/name', a file that breaks it. */

const DOMAIN = 'packages/domain/src/'
const WEB = 'packages/web/src/'

const ts = (text) => ({ path: `${DOMAIN}NAME.ts`, text })
const tsx = (text) => ({ path: `${WEB}NAME.tsx`, text })
const markup = (element) => tsx(`export const Planted = () => ${element}\n`)
const beside = (planted, ...others) => ({ ...planted, others })

/** Rule → file; NAME becomes the name of the rule, so that each file is its own. */
export const lintBreaches = {
  'suspicious/noArrayIndexKey': markup('all.map((one, index) => <li key={index}>{one}</li>)'),
  'suspicious/noAssignInExpressions': ts('let a\nexport const b = () => { if ((a = 1)) f() }\n'),
  'suspicious/noAsyncPromiseExecutor': ts('export const a = new Promise(async () => {})\n'),
  'suspicious/noConsole': tsx("export const a = () => console.log('a')\n"),
  'suspicious/noConstantBinaryExpressions': ts('export const a = (b) => +b ?? 1\n'),
  'suspicious/noDebugger': ts('debugger\n'),
  'suspicious/noDoubleEquals': ts('export const a = (b: string) => b == 1\n'),
  'suspicious/noDuplicateCase': ts('switch (a) { case 1: break; case 1: break }\n'),
  'suspicious/noDuplicateObjectKeys': ts('export const a = { b: 1, b: 2 }\n'),
  'suspicious/noExplicitAny': ts('export const a = (b: any) => b\n'),
  'suspicious/noExportsInTest': {
    path: `${DOMAIN}planted.test.ts`,
    text: "import { test } from 'vitest'\nexport const a = 1\ntest('a', () => {})\n",
  },
  'suspicious/noFallthroughSwitchClause': ts('switch (a) { case 1: f()\ncase 2: f() }\n'),
  'suspicious/noFocusedTests': {
    path: `${DOMAIN}focused.test.ts`,
    text: "import { test } from 'vitest'\ntest.only('a', () => {})\n",
  },
  'suspicious/noImplicitAnyLet': ts('let a\na = 1\nexport const b = a\n'),
  'suspicious/noImportCycles': beside(
    ts("import { b } from './cycle-b.ts'\nexport const a = () => b\n"),
    {
      path: `${DOMAIN}cycle-b.ts`,
      text: "import { a } from './noImportCycles.ts'\nexport const b = () => a\n",
    },
  ),
  'suspicious/noSelfCompare': ts('export const a = (b: number) => b === b\n'),
  'suspicious/noShadowRestrictedNames': ts('export const a = (NaN: number) => NaN\n'),
  'suspicious/noSkippedTests': {
    path: `${DOMAIN}skipped.test.ts`,
    text: "import { test } from 'vitest'\ntest.skip('a', () => {})\n",
  },
  'suspicious/noTsIgnore': ts('// @ts-ignore\nexport const a: string = 1\n'),
  'suspicious/noUnsafeNegation': ts("export const a = (b: object) => !b in { b: 'c' }\n"),
  'suspicious/noVar': ts('var a = 1\nexport const b = a\n'),
  'suspicious/useArraySortCompare': ts('export const a = (b: number[]) => b.sort()\n'),
  'suspicious/useIterableCallbackReturn': ts(
    'export const a = (b: number[]) => b.map((c) => { if (c) return c })\n',
  ),
  'correctness/noConstantCondition': ts('if (true) f()\n'),
  'correctness/noNestedComponentDefinitions': tsx(
    'export function A() {\n  function B() {\n    return <p>b</p>\n  }\n  return <B />\n}\n',
  ),
  'correctness/noNodejsModules': ts("import { join } from 'node:path'\nexport const a = join\n"),
  'correctness/noPrecisionLoss': ts('export const a = 9007199254740993\n'),
  'correctness/noSelfAssign': ts('let a = 1\na = a\n'),
  'correctness/noUndeclaredDependencies': ts("import * as z from 'zod'\nexport const a = z\n"),
  'correctness/noUndeclaredVariables': ts('export const a = undeclaredName\n'),
  'correctness/noUnreachable': ts('export const a = () => {\n  return 1\n  f()\n}\n'),
  'correctness/noUnsafeFinally': ts(
    'export const a = () => { try { f() } finally { return 1 } }\n',
  ),
  'correctness/noUnsafeOptionalChaining': ts('export const a = (b?: { c: number }) => (b?.c)()\n'),
  'correctness/noUnusedFunctionParameters': ts('export const a = (b: number) => 1\n'),
  'correctness/noUnusedImports': ts("import { b } from './money.ts'\nexport const a = 1\n"),
  'correctness/noUnusedVariables': ts('const a = 1\n'),
  'correctness/useExhaustiveDependencies': tsx(
    "import { useEffect } from 'react'\n" +
      'export function A({ b }: { b: number }) {\n  useEffect(() => {\n    f(b)\n  }, [])\n}\n',
  ),
  'correctness/useHookAtTopLevel': tsx(
    "import { useState } from 'react'\n" +
      'export function A({ b }: { b: boolean }) {\n  if (b) useState(1)\n  return null\n}\n',
  ),
  'correctness/useImportExtensions': beside(
    ts("import { c } from './extension-c'\nexport const a = c\n"),
    { path: `${DOMAIN}extension-c.ts`, text: 'export const c = 1\n' },
  ),
  'correctness/useJsxKeyInIterable': markup('all.map((one) => <li>{one}</li>)'),
  'correctness/useParseIntRadix': ts("export const a = parseInt('1')\n"),
  'correctness/useYield': ts('export function* a() {\n  f()\n}\n'),
  'style/noDefaultExport': ts('export default 1\n'),
  'style/noEnum': ts('export enum A {\n  B,\n}\n'),
  'style/noNamespace': ts('export namespace A {\n  export const b = 1\n}\n'),
  'style/noNonNullAssertion': ts('export const a = (b?: { c: number }) => b!.c\n'),
  'style/noParameterProperties': ts('export class A {\n  constructor(readonly b: number) {}\n}\n'),
  'style/noRestrictedGlobals': ts('export const a = () => process.cwd()\n'),
  'style/useConst': ts('let a = 1\nexport const b = a\n'),
  'style/useExportType': ts("import type { B } from './money.ts'\nexport { B }\n"),
  'style/useImportType': ts("import { B } from './money.ts'\nexport const a = (b: B) => b\n"),
  'style/useNodejsImportProtocol': tsx("import { join } from 'path'\nexport const a = join\n"),
  'style/useThrowOnlyError': ts("export const a = () => {\n  throw 'a'\n}\n"),
  'complexity/noBannedTypes': ts('export type A = Function\n'),
  'complexity/noUselessCatch': ts(
    'export const a = () => {\n  try {\n    f()\n  } catch (b) {\n    throw b\n  }\n}\n',
  ),
  'performance/noReExportAll': ts("export * from './money.ts'\n"),
  'security/noBlankTarget': markup('<a href="https://a.example" target="_blank">a</a>'),
  'security/noDangerouslySetInnerHtml': markup('<p dangerouslySetInnerHTML={{ __html: a }} />'),
  'security/noGlobalEval': ts("export const a = eval('1')\n"),
  'security/noScriptUrl': markup('<a href="javascript:f()">a</a>'),
  'nursery/noFloatingPromises': ts(
    'const later = async () => 1\nexport function a() {\n  later()\n}\n',
  ),
  'nursery/noMisusedPromises': ts(
    'const later = async () => true\nexport function a() {\n  if (later()) f()\n}\n',
  ),
  'nursery/noPlaywrightMissingAwait': {
    path: 'e2e/tests/missing.ts',
    text:
      "import { expect, test } from '@playwright/test'\n" +
      "test('a', async ({ page }) => {\n  expect(page.getByText('a')).toBeVisible()\n})\n",
  },
  'nursery/noPlaywrightPagePause': {
    path: 'e2e/tests/pause.ts',
    text:
      "import { test } from '@playwright/test'\n" +
      "test('a', async ({ page }) => {\n  await page.pause()\n})\n",
  },
  'nursery/noPlaywrightWaitForTimeout': {
    path: 'e2e/tests/wait.ts',
    text:
      "import { test } from '@playwright/test'\n" +
      "test('a', async ({ page }) => {\n  await page.waitForTimeout(50)\n})\n",
  },
  'a11y/noAccessKey': markup('<button type="button" accessKey="s">a</button>'),
  'a11y/noAriaHiddenOnFocusable': markup('<button type="button" aria-hidden="true">a</button>'),
  'a11y/noAriaUnsupportedElements': markup('<meta charSet="utf-8" aria-hidden="false" />'),
  'a11y/noDistractingElements': markup('<marquee>a</marquee>'),
  'a11y/noInteractiveElementToNoninteractiveRole': markup('<input role="img" />'),
  'a11y/noLabelWithoutControl': markup('<label />'),
  'a11y/noNoninteractiveElementToInteractiveRole': markup('<h1 role="button">a</h1>'),
  'a11y/noNoninteractiveTabindex': markup('<p tabIndex={0}>a</p>'),
  'a11y/noPositiveTabindex': markup('<button type="button" tabIndex={2}>a</button>'),
  'a11y/noRedundantAlt': markup('<img src="a" alt="picture of a" />'),
  'a11y/noRedundantRoles': markup('<button type="button" role="button">a</button>'),
  'a11y/noStaticElementInteractions': markup('<div onClick={f}>a</div>'),
  'a11y/noSvgWithoutTitle': markup('<svg><path d="M0 0" /></svg>'),
  'a11y/useAltText': markup('<img src="a" />'),
  'a11y/useAnchorContent': markup('<a href="/a" />'),
  'a11y/useAriaPropsForRole': markup('<span role="checkbox" tabIndex={0} />'),
  'a11y/useAriaPropsSupportedByRole': markup('<a href="/a" aria-checked="true">a</a>'),
  'a11y/useButtonType': markup('<button>a</button>'),
  'a11y/useFocusableInteractive': markup('<div role="button" onKeyDown={f}>a</div>'),
  'a11y/useHeadingContent': markup('<h1 />'),
  'a11y/useHtmlLang': markup('<html />'),
  'a11y/useIframeTitle': markup('<iframe src="a" />'),
  'a11y/useKeyWithClickEvents': markup('<div onClick={f}>a</div>'),
  'a11y/useKeyWithMouseEvents': markup('<div onMouseOver={f}>a</div>'),
  'a11y/useValidAnchor': markup('<a href="#">a</a>'),
  'a11y/useValidAriaProps': markup('<p aria-labell="a">a</p>'),
  'a11y/useValidAriaRole': markup('<p role="knob">a</p>'),
  'a11y/useValidAriaValues': markup('<span role="checkbox" aria-checked="of">a</span>'),
  'a11y/useValidLang': markup('<html lang="zz-qq">a</html>'),
}

/** Not rules of the linter, but refused by the same command. */
export const styleBreaches = {
  format: { path: `${DOMAIN}format.ts`, text: 'export const a = "b";\n' },
  'assist/source/organizeImports': {
    path: `${DOMAIN}organized.ts`,
    text: "import { z } from './z.ts'\nimport { a } from './a.ts'\n\nexport const b = [a, z]\n",
  },
  parse: { path: `${DOMAIN}parse.ts`, text: 'export const = 1\n' },
}

/** For each strictness of tsconfig.json, a file that breaks it and the compiler's number for it. */
export const typeBreaches = {
  'a wrong type': { code: 'TS2322', text: "export const a: number = 'a'\n" },
  strict: { code: 'TS7006', text: 'export const a = (b) => b\n' },
  noUncheckedIndexedAccess: {
    code: 'TS2322',
    text: 'export const a = (b: number[]): number => b[0]\n',
  },
  exactOptionalPropertyTypes: {
    code: 'TS2375',
    text: 'export const a: { b?: number } = { b: undefined }\n',
  },
  noImplicitOverride: {
    code: 'TS4114',
    text: 'class A {\n  b() {}\n}\nexport class C extends A {\n  b() {}\n}\n',
  },
  noFallthroughCasesInSwitch: {
    code: 'TS7029',
    text:
      'export function a(b: number) {\n  switch (b) {\n    case 1:\n      f()\n' +
      '    case 2:\n      f()\n  }\n}\nfunction f() {}\n',
  },
  noUnusedLocals: { code: 'TS6133', text: 'const a = 1\nexport const b = 2\n' },
  noUnusedParameters: { code: 'TS6133', text: 'export const a = (b: number) => 1\n' },
  verbatimModuleSyntax: {
    code: 'TS1484',
    text: "import { RmOptions } from 'node:fs'\nexport const a = (b: RmOptions) => b\n",
  },
  isolatedModules: {
    code: 'TS2748',
    text: "import { A } from './ambient.d.ts'\nexport const a = A.B\n",
    others: [{ name: 'ambient.d.ts', text: 'export declare const enum A {\n  B,\n}\n' }],
  },
}

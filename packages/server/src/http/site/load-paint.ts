import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Language } from '@caderneta/contract/language'

const BUILT_PAINT = fileURLToPath(
  new URL('../../../../web/dist-paint/paint-page.mjs', import.meta.url),
)

interface PaintRequest {
  readonly path: string
  readonly language: Language
  /** The preloaded responses of the page, by call. */
  readonly replies: ReadonlyMap<string, unknown>
  /** Milliseconds UTC. */
  readonly now: number
}

/** How a page looks before its script: the markup that the page itself would render first. */
export type Paint = (request: PaintRequest) => string

/** Of `packages/web/src/paint-page.tsx`. */
interface BuiltPaint {
  readonly preparePaint: () => Promise<void>
  readonly paintPage: Paint
}

/** The page's own rendering from its build; null when it is not built. */
export async function loadPaint(file = BUILT_PAINT): Promise<Paint | null> {
  if (!existsSync(file)) return null
  const { preparePaint, paintPage }: BuiltPaint = await import(pathToFileURL(file).href)
  await preparePaint()
  return paintPage
}

import * as library from '@testing-library/react'
import type { ReactNode } from 'react'
import { PageContext } from '../root/page.ts'
import { page } from './test-page.ts'

/** The page of the current test around what is rendered. */
function WithPage({ children }: { readonly children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

export const render = (ui: ReactNode) => library.render(ui, { wrapper: WithPage })

export const renderHook = <Result,>(hook: () => Result) =>
  library.renderHook(hook, { wrapper: WithPage })

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { lazyPage } from './lazy-page.tsx'

const Match = () => <h1>Grêmio X Santos</h1>

const show = (Page: ReturnType<typeof lazyPage>['page']) =>
  render(
    <Suspense fallback={<p>Carregando</p>}>
      <Page />
    </Suspense>,
  )

afterEach(cleanup)

describe('a page whose code comes when it is asked for', () => {
  it('leaves its place to what stands there meanwhile', async () => {
    show(lazyPage(async () => Match).page)
    expect(screen.getByText('Carregando')).toBeTruthy()
    expect(await screen.findByText('Grêmio X Santos')).toBeTruthy()
  })

  it('stands in the first paint when its code was fetched ahead', async () => {
    const { page, fetchAhead } = lazyPage(async () => Match)
    await fetchAhead()
    show(page)
    expect(screen.getByText('Grêmio X Santos')).toBeTruthy()
  })
})

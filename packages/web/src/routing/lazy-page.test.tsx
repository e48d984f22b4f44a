// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { lazyPage } from './lazy-page.tsx'

const Match = () => <h1>Grêmio X Santos</h1>

const show = (Page: ReturnType<typeof lazyPage>['page']) =>
  render(
    <Suspense fallback={<p>Carregando</p>}>
      <Page />
    </Suspense>,
  )

afterEach(cleanup)

describe('a lazily loaded page', () => {
  it('shows the fallback while its code is loading', async () => {
    show(lazyPage(async () => Match).page)
    expect(screen.getByText('Carregando')).toBeTruthy()
    expect(await screen.findByText('Grêmio X Santos')).toBeTruthy()
  })

  it('is in the first paint when its code was prefetched', async () => {
    const { page, fetchAhead } = lazyPage(async () => Match)
    await fetchAhead()
    show(page)
    expect(screen.getByText('Grêmio X Santos')).toBeTruthy()
  })
})

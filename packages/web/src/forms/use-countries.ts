import type { CountryWire } from '@caderneta/contract/profile/geography'
import { listCountries } from '@caderneta/contract/profile/geography-calls'
import { call } from '../api/call.ts'
import { isFailure } from '../api/failure.ts'
import { type QueryCache, type QueryState, useQuery } from '../api/query-cache.ts'
import { useLanguage } from '../prefs/prefs-store.ts'
import { type Page, usePage } from '../root/page.ts'

type Countries = readonly CountryWire[]

/** The default, available before the list is loaded (specification, section 9). */
const BRAZIL: CountryWire = {
  ordem: 33,
  nome: 'Brasil',
  sigla2: 'BR',
  sigla3: 'BRA',
  codigo: '076',
}

declare module '../root/page.ts' {
  interface Page {
    readonly countriesCache: QueryCache<Countries>
  }
}
const RENEWED_MS = 3_600_000

/** Without the token: the names come in the language of the page, not in the account's. */
async function fetchCountries(page: Page) {
  const done = await call(page, listCountries, {}, { isAnonymous: true })
  return isFailure(done) ? done : done.value.data
}

/** The countries in the language of the page; only Brasil until they are loaded. */
export function useCountries(): Countries {
  const page = usePage()
  const { value }: QueryState<Countries> = useQuery(
    page.countriesCache,
    useLanguage(),
    fetchCountries,
    RENEWED_MS,
  )
  return value ?? [BRAZIL]
}

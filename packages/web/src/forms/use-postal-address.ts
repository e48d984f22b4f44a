import type { PostalAddressWire } from '@caderneta/contract/profile/geography'
import * as calls from '@caderneta/contract/profile/geography-calls'
import { CEP_LENGTH, cepDigits } from '@caderneta/domain/person/postal-code'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { isFailure } from '../api/failure.ts'
import { type Page, usePage } from '../root/page.ts'

/** The known address of a CEP. */
export type PostalLookUp =
  | { readonly is: 'idle' | 'asking' | 'unknown' }
  | { readonly is: 'found'; readonly address: PostalAddressWire }

const IDLE: PostalLookUp = { is: 'idle' }

async function fetchAddress(page: Page, cep: string, signal: AbortSignal): Promise<PostalLookUp> {
  const done = await call(page, calls.findAddress, { cep }, { signal })
  // A service without a response is treated like an unknown CEP.
  const address = isFailure(done) ? null : done.value.data
  return address ? { is: 'found', address } : { is: 'unknown' }
}

/**
 * Looks up each complete CEP once. It only helps and never blocks: whatever its result, the address
 * can be typed and saved.
 */
export function usePostalAddress(text: string): PostalLookUp {
  const page = usePage()
  const cep = cepDigits(text)
  const isWhole = cep.length === CEP_LENGTH
  const [lookUp, setLookUp] = useState<PostalLookUp>(IDLE)
  useEffect(() => {
    if (!isWhole) return setLookUp(IDLE)
    const stop = new AbortController()
    setLookUp({ is: 'asking' })
    void fetchAddress(page, cep, stop.signal).then((result) => {
      if (!stop.signal.aborted) setLookUp(result)
    })
    return () => stop.abort()
  }, [page, cep, isWhole])
  return lookUp
}

/** 'Bela Vista, São Paulo – SP', without the parts that the CEP does not determine. */
export function localityText({ district, city, state }: PostalAddressWire): string {
  return [district, `${city} – ${state}`].filter((part) => part !== '').join(', ')
}

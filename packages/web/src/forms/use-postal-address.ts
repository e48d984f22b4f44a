import { type PostalAddressWire, postalAddressReply } from '@caderneta/contract/profile/geography'
import { CEP_LENGTH, cepDigits } from '@caderneta/domain/person/postal-code'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { isFailure } from '../api/failure.ts'

/** What is known of the address behind a CEP. */
export type PostalLookUp =
  | { readonly is: 'idle' | 'asking' | 'unknown' }
  | { readonly is: 'found'; readonly address: PostalAddressWire }

const IDLE: PostalLookUp = { is: 'idle' }

async function fetchAddress(cep: string, signal: AbortSignal): Promise<PostalLookUp> {
  const done = await call('misc/getAddress', { cep }, postalAddressReply, { signal })
  // A service that does not answer is as good as a CEP that it does not know.
  const address = isFailure(done) ? null : done.value.data
  return address ? { is: 'found', address } : { is: 'unknown' }
}

/**
 * Looks a CEP up as soon as it is whole, each once. It helps and never stands in the way: whatever
 * it says, the address may be typed and saved.
 */
export function usePostalAddress(text: string): PostalLookUp {
  const cep = cepDigits(text)
  const isWhole = cep.length === CEP_LENGTH
  const [lookUp, setLookUp] = useState<PostalLookUp>(IDLE)
  useEffect(() => {
    if (!isWhole) return setLookUp(IDLE)
    const stop = new AbortController()
    setLookUp({ is: 'asking' })
    void fetchAddress(cep, stop.signal).then((result) => {
      if (!stop.signal.aborted) setLookUp(result)
    })
    return () => stop.abort()
  }, [cep, isWhole])
  return lookUp
}

/** 'Bela Vista, São Paulo – SP', without the parts that the CEP does not tell. */
export function localityText({ district, city, state }: PostalAddressWire): string {
  return [district, `${city} – ${state}`].filter((part) => part !== '').join(', ')
}

import type { UserAddressWire } from '@caderneta/contract/accounts/accounts'
import { maskCep } from '@caderneta/domain/person/postal-code'
import { useEffect, useRef } from 'react'
import { useCountries } from '../../../forms/use-countries.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { profileTexts } from '../profile-texts.ts'

interface AddressViewProps {
  readonly address: UserAddressWire
  /** Takes the focus: the form that had it is unmounted. */
  readonly isFocused: boolean
  readonly onEdit: () => void
}

/** The address as text. */
export function AddressView({ address, isFocused, onEdit }: AddressViewProps) {
  const texts = useTexts(profileTexts)
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) edit.current?.focus()
  }, [isFocused])
  const country = useCountryName(address)
  return (
    <section className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <dl className="grid gap-4 sm:grid-cols-2">
        <AddressItem term={texts.streetName} value={address.streetName} />
        <AddressItem
          term={texts.streetNumber}
          value={address.streetNumber || address.houseNumber}
        />
        <AddressItem term={texts.apartmentNumber} value={address.apartmentNumber} />
        <AddressItem term={texts.cep} value={maskCep(address.cep) || address.cep} />
        <AddressItem term={texts.city} value={address.city} />
        <AddressItem term={texts.state} value={address.state} />
        <AddressItem term={texts.country} value={country} />
      </dl>
      <Button ref={edit} look="secondary" onClick={onEdit}>
        {texts.edit}
      </Button>
    </section>
  )
}

/** In the language of the page; the server's name until the list is loaded. */
function useCountryName({ countryId, countryName }: UserAddressWire): string {
  return useCountries().find(({ ordem }) => ordem === countryId)?.nome ?? countryName
}

function AddressItem({ term, value }: { readonly term: string; readonly value: string }) {
  const texts = useTexts(profileTexts)
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="wrap-anywhere font-semibold">
        {value || <span className="font-normal text-muted">{texts.noAddress}</span>}
      </dd>
    </div>
  )
}

import type { Language } from '@caderneta/contract/language'
import type { CountryWire } from '@caderneta/contract/profile/geography'
import { COUNTRIES, type Country } from '@caderneta/domain/person/countries'

const LISTS: Readonly<Record<Language, readonly CountryWire[]>> = {
  ptBR: listBy('pt-BR', ({ name }) => name),
  en: listBy('en', ({ nameEn }) => nameEn),
}

/** The countries, sorted for a reader of that language. */
export function listCountries(language: Language): readonly CountryWire[] {
  return LISTS[language]
}

function listBy(tag: string, nameOf: (country: Country) => string): readonly CountryWire[] {
  const { compare } = new Intl.Collator(tag)
  return COUNTRIES.map((country) => countryWire(country, nameOf(country))).toSorted((one, other) =>
    compare(one.nome, other.nome),
  )
}

function countryWire({ id, abbr, abbr1, code }: Country, name: string): CountryWire {
  return { ordem: id, nome: name, sigla2: abbr, sigla3: abbr1, codigo: code }
}

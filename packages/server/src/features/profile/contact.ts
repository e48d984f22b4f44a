/** A phone number: country code and number, digits only. */
export interface Phone {
  readonly countryCode: string
  readonly number: string
}

/** In E.164: '+5511987654321'. */
export function phoneText({ countryCode, number }: Phone): string {
  return `+${countryCode}${number}`
}

/** An address that the owner recognises and no one else can write to: 'a•••@example.com'. */
export function hiddenEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

/** A number by its last digits only: '•••4321'. */
export function hiddenPhone({ number }: Phone): string {
  return `•••${number.slice(-4)}`
}

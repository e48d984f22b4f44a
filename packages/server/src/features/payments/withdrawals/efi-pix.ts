import * as z from 'zod/mini'

// What we read of Efí's replies ('Envio e Pagamento Pix', dev.efipay.com.br); the rest is left
// alone.

/** A payment that was asked for, by `PUT` or when it is asked after. */
export const sentPix = z.object({
  idEnvio: z.string(),
  /** `EM_PROCESSAMENTO`, `REALIZADO` or `NAO_REALIZADO`; another one is waited out. */
  status: z.string(),
  valor: z.string(),
  /** What the receiving bank sent back, whole or in parts. */
  devolucoes: z.optional(z.array(z.object({ valor: z.string(), status: z.string() }))),
})
export type SentPix = z.infer<typeof sentPix>

/** Errors about our own account: a person has to mend that, no player is refused for it. */
export const OWN_ERRORS: ReadonlySet<string> = new Set([
  'conta_chave_sem_webhook',
  'documento_bloqueado',
])

/** The key is not of the CPF that we sent with it. */
export const NOT_OWNER = 'chave_nao_pertence_ao_documento'

/** The identifier of a payout at Efí (1 to 35 letters and digits): the digits of its UUID. */
export function idEnvioOf(uuid: string): string {
  return uuid.replaceAll('-', '').toLowerCase()
}

/** The UUID of such an identifier; null when none of ours has it. */
export function uuidOfIdEnvio(idEnvio: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(idEnvio)
  return parts && parts.slice(1).join('-')
}

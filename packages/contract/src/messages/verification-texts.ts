import type { Language } from '../language.ts'
import type { RefusalReason } from '../profile/verification.ts'

const REASON_TEXTS: Readonly<Record<RefusalReason, Readonly<Record<Language, string>>>> = {
  document_unreadable: {
    ptBR: 'Não foi possível ler o documento. Envie uma foto nítida e inteira.',
    en: 'The document could not be read. Send a sharp photo of the whole document.',
  },
  document_expired: {
    ptBR: 'O documento está vencido.',
    en: 'The document has expired.',
  },
  data_differ: {
    ptBR: 'Os dados do documento não são os do cadastro.',
    en: 'The details on the document do not match your account.',
  },
  faces_differ: {
    ptBR: 'A pessoa da selfie não parece ser a do documento.',
    en: 'The person in the selfie does not look like the one on the document.',
  },
  other: {
    ptBR: 'Não foi possível confirmar sua identidade com estes documentos.',
    en: 'Your identity could not be confirmed with these documents.',
  },
}

/** Why documents were refused, as the sentence that the bettor reads. */
export function verificationReasonText(reason: RefusalReason, language: Language): string {
  return REASON_TEXTS[reason][language]
}

export const api = {
  no_connection: 'Sem conexão. Verifique a internet e tente novamente.',
  no_answer: 'O servidor demorou a responder. Tente novamente.',
  strange_answer: 'Algo deu errado. Tente novamente.',
  reference: 'Referência:',
  copyReference: 'Copiar referência',
  referenceCopied: 'Referência copiada',
  referenceNotCopied: 'Não foi possível copiar',
}

export const firstSteps = {
  title: 'Primeiros passos',
  progress: (done: number, all: number) =>
    done === 1 ? `1 de ${all} concluído` : `${done} de ${all} concluídos`,
  announced: (progress: string) => `Primeiros passos: ${progress}`,
  allDone: 'Tudo pronto: você concluiu os primeiros passos.',
  close: 'Fechar',
  states: { open: 'a fazer', waiting: 'em análise', done: 'concluído' },
  steps: {
    email: {
      name: 'Confirme o e-mail',
      why: 'Libera as apostas',
      action: 'Confirmar e-mail',
    },
    limit: {
      name: 'Limite de tempo',
      why: 'A sessão tem fim',
      action: 'Escolher limite',
    },
    identity: {
      name: 'Sua identidade',
      why: 'Documento e selfie',
      action: 'Enviar documento',
    },
    deposit: {
      name: 'Primeiro depósito',
      why: 'Por PIX, em segundos',
      action: 'Pôr saldo',
    },
    bet: {
      name: 'Primeira aposta',
      why: 'Toque em uma odd',
      action: 'Ver odds',
    },
  },
}

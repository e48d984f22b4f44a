export const leaving = {
  title: 'Sair sem salvar?',
  text: 'O que você digitou nesta página ainda não foi salvo e será perdido se você sair agora.',
  stay: 'Continuar preenchendo',
  leave: 'Sair sem salvar',
  close: 'Fechar',
}

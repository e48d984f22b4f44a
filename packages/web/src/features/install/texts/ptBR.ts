export const install = {
  newVersion: 'Há uma nova versão do site.',
  update: 'Atualizar',
  updating: 'Atualizando…',
}

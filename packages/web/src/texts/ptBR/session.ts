export const session = {
  title: 'Login',
  email: 'E-mail ou nome de usuário',
  password: 'Senha',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  enter: 'ENTRAR',
  sending: 'Enviando',
  newUser: 'Novo usuário? Crie uma nova conta.',
  close: 'Fechar',
  loggedIn: 'Login efetuado com sucesso',
  expired: 'Sua sessão terminou. Faça login novamente.',
}

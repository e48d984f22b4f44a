import { FIELD_ERRORS } from '@caderneta/contract/field-errors'
import { fieldText } from '@caderneta/contract/messages/field-texts'
import { refusalText } from '@caderneta/contract/messages/refusal-texts'
import { REFUSAL_CODES } from '@caderneta/contract/refusals'
import { expect, test } from 'vitest'
import { bank } from '../features/bank/texts/en.ts'
import { deposit } from '../features/payments/deposits/texts/en.ts'
import { slip } from '../features/slip/texts/en.ts'
import { userMenu } from '../features/user-menu/texts/en.ts'
import { wallet } from './en/wallet.ts'

// The exact Portuguese texts that the specification quotes. 'Fund', the one English word among
// them, is in the English texts; in Portuguese the link to the deposit reads 'Depositar'.

const WHOLE = [
  ...['Registre-se', 'Login', 'Esportes', 'Minhas apostas', 'ENTRAR', 'Esqueceu a senha?'],
  ...['Novo usuário? Crie uma nova conta.', 'Senha Esquecida', 'Fazer login'],
  ...['ENVIAR E-MAIL DE RECUPERAÇÃO', 'ACESSAR SUA CONTA', 'Buscar partidas', 'Fechar'],
  ...['Destaques', 'Disponível', 'Cashback', 'Conta', 'Ofertas', 'Preferências', 'Banco'],
  ...['Minha conta', 'No momento não existe ofertas disponíveis', 'Sair', 'Hoje'],
  ...['Saldo', 'Depósito', 'Histórico', 'Transferências', 'Gerenciar Saques', 'Dados'],
  ...['Endereço Residencial', 'Senha', 'Verificação', 'Próximas 12 horas', 'Melhores Ligas'],
  ...['Esporte não encontrado', 'Não disponível', 'Próximas 24 Horas', 'Todas as Partidas'],
  ...['Mercado Não Encontrado', 'Todos', 'Gols', '1º Tempo/2º Tempo', 'Caderneta de aposta'],
  ...['Remover tudo', 'Simples e Múltiplas', 'Mostrar mais múltiplas', 'USAR', 'NÃO USAR'],
  ...['Mostrar menos múltiplas', 'Aposta Feita', 'Terminar', 'Depositar Agora', 'Cancelar'],
  ...['Você não possui saldo o suficiente', 'Faça um depósito para realizar esta aposta'],
  ...['Encerrar aposta', 'Ao vivo', 'Pendentes', 'Resolvidas', 'Todas', 'Depositar'],
  'No momento não existem apostas para serem exibidas nessa categoria',
  ...['Pix Copia e Cola', 'Copiado com sucesso', 'Não foi possível copiar', 'Voltar'],
  ...['Método', 'Valor da transação', 'Data', 'PIX', 'TRANSFERÊNCIA BANCÁRIA'],
  ...['Solicitar saque', 'Saque', 'Faça login', 'Usuário cadastrado com sucesso'],
  ...['Fazer Login', 'Voltar para a Página Inicial', 'Enviando', 'Não há saldo de cashback'],
  ...['Cancelar Aposta', 'Encerrar Aposta', 'Confirmar', 'Cancelando Aposta'],
  ...['Encerrando Aposta', 'Aposta Cancelada', 'Aposta Encerrada', 'Falha ao Cancelar'],
  ...['Falha ao Encerrar', 'Perdida', 'Retornos Obtido', 'Retornos', 'Simples', 'Duplas'],
  ...['Triplas', 'Esse campo é obrigatório!', 'A senha deve ter no máximo 32 caracteres'],
  ...['A senha deve ter no mínimo 6 caracteres', 'As senhas devem ser iguais', 'Muito curto'],
  ...['O valor ter que ser um número', 'CPF muito curto', 'Os códigos devem ser iguais'],
  'O código deve ter exatamente 4 caracteres',
  'É necessário aceitar os termos para prosseguir',
  ...['Número muito curto', 'Agente não encontrado'],
  'Não é possível realizar múltiplas com a mesma partida',
]

/** The fixed text around something that the page fills in. */
const WITH_A_GAP = ['Ganhou ${', 'AGENTE: ${', '${legs} Múltiplas']

/** Every text of a table; one with gaps as it is written. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

async function textsOfThePage(): Promise<readonly string[]> {
  const tables = { ...import.meta.glob('../**/texts/ptBR.ts'), ...import.meta.glob('./ptBR/*.ts') }
  return textsOf(await Promise.all(Object.values(tables).map((load) => load())))
}

const messages = [
  ...FIELD_ERRORS.map((error) => fieldText(error, 'ptBR')),
  ...REFUSAL_CODES.map((code) => refusalText(code, 'ptBR')),
]

test('SEC-53 every exact text of the specification is in the product', async () => {
  const texts = [...(await textsOfThePage()), ...messages]
  const isMissing = (wanted: string) => !texts.includes(wanted)
  expect(WHOLE.filter(isMissing)).toEqual([])
  expect([userMenu.fund, wallet.fund]).toEqual(['Fund', 'Fund'])
  const isNowhere = (part: string) => !texts.some((text) => text.includes(part))
  expect([...WITH_A_GAP, 'O e-mail deve seguir o formato '].filter(isNowhere)).toEqual([])
})

test('in English the deposit page and every link to it are called Fund', () => {
  const names = [wallet.deposit, bank.pages.funds, deposit.title, deposit.submit, slip.depositNow]
  expect(names).toEqual(['Fund', 'Fund', 'Fund', 'FUND', 'Fund now'])
})

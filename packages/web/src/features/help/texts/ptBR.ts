export const help = {
  title: 'Ajuda',
  intro: 'Como apostar, depositar, sacar e o que vale em cada esporte. Tudo nesta página.',
  tour: 'Conhecer o site em 5 passos',
  exclusionLink: 'Ir para a autoexclusão',
  rulesLink: 'O que decide cada mercado',
  contents: 'Conteúdo',
  toTop: 'Voltar ao conteúdo',
  topics: {
    apostar: {
      title: 'Como apostar',
      parts: [
        {
          title: 'Apostas simples',
          text: [
            'Entre na sua conta e toque em uma odd. Ela vai para a caderneta de aposta. Escreva o valor e toque em APOSTAR. Se a opção ganhar, você recebe o valor apostado vezes a odd: R$\u00a010,00 a 1.85 pagam R$\u00a018,50, valor apostado incluído.',
            'A aposta só está feita quando aparece "Aposta Feita" com a referência. Guarde a referência: com ela encontramos a aposta.',
          ],
        },
        {
          title: 'Apostas múltiplas',
          text: [
            'Escolha opções de partidas diferentes e elas podem formar duplas, triplas e múltiplas maiores. A odd da múltipla é o produto das odds, e todas as opções precisam ganhar.',
            'Não é possível realizar múltiplas com a mesma partida. Uma linha como "Duplas ×3" são três apostas: o valor escrito vale para cada uma.',
          ],
        },
        {
          title: 'Quando a odd muda',
          text: [
            'Uma odd pode mudar entre o toque e o envio. Em Preferências você escolhe: aceitar odds mais altas (o padrão), quaisquer alterações ou nenhuma. Se a alteração não for aceita, a caderneta mostra a odd antiga e a nova e pergunta de novo. Depois de aceita, a odd da sua aposta não muda mais.',
          ],
        },
        {
          title: 'Formatos das odds',
          text: [
            'A mesma odd pode ser lida de quatro formas. O formato escolhido em Preferências vale em todo o site e não muda o que é pago.',
          ],
        },
      ],
    },
    deposito: {
      title: 'Depósito',
      parts: [
        {
          title: 'Depositar por PIX',
          text: [
            'Em Banco, Depósito, escreva o valor e gere o código. Pague pelo QR code ou pelo Pix Copia e Cola no aplicativo do seu banco. O saldo entra assim que o provedor confirma o pagamento, normalmente em segundos.',
            'O pagamento precisa sair de uma conta bancária sua, com o mesmo CPF do cadastro. Um PIX de outro CPF, de outro valor, repetido ou depois do prazo não é creditado: ele é devolvido e aparece no Histórico.',
            'Só aceitamos PIX, e nenhum cartão. A lei brasileira proíbe cartão de crédito, boleto, dinheiro e criptomoedas.',
          ],
        },
      ],
    },
    saque: {
      title: 'Saque',
      parts: [
        {
          title: 'Sacar por PIX',
          text: [
            'Em Banco, Gerenciar Saques, escolha a chave PIX, o valor e confirme com a sua senha. O nome e o CPF são os do seu cadastro: só pagamos para você.',
            'O valor sai do saldo disponível no momento do pedido e fica reservado até o pagamento. O saldo de cashback não pode ser sacado.',
            'Enquanto estiver pendente, o saque pode ser cancelado e o valor volta inteiro. Em Transferências você pode desativar esse cancelamento na hora; ativar de novo leva 24 horas.',
          ],
        },
      ],
    },
    regras: {
      title: 'Regras de resultado',
      parts: [
        {
          title: 'Em todos os esportes',
          text: [
            'Anulada: a opção anulada devolve o valor apostado; em uma múltipla ela conta como odd 1.00 e as outras continuam valendo.',
            'Cancelada: o que ainda não estava decidido é anulado, mesmo sem outro aviso; no futebol, tudo é anulado.',
            'Adiada ou interrompida: a aposta fica pendente até a partida ser jogada. Se ela não for jogada ou retomada no prazo da tabela de limites, contado do horário marcado ou da interrupção, o que não estava decidido é anulado (no futebol, tudo) e assim permanece, mesmo que a partida aconteça depois.',
            'Horário de início corrigido: uma aposta pré-jogo aceita depois do início verdadeiro da partida é anulada, também se já tiver sido paga. Um início mais tarde não muda nada.',
            'Linhas inteiras: se o total ou o handicap for exatamente a linha, a opção é anulada. Linhas de quarto, como 2,25, são meia aposta em cada linha vizinha: pode haver meio ganho ou meia perda.',
            'Empate na disputa (dead heat): quando há mais vencedores do que lugares, a odd é multiplicada pelos lugares e dividida pelo número de empatados.',
            'O pagamento é calculado com exatidão e arredondado para baixo, para o centavo, uma única vez. Se um resultado for corrigido, o pagamento também é.',
          ],
        },
        {
          title: 'Futebol',
          text: [
            'Valem os 90 minutos com os acréscimos. Prorrogação e pênaltis não contam. Os mercados do 1º tempo valem o placar do intervalo; os do 2º tempo, só os gols marcados depois dele. Em Intervalo/Final do Jogo, o primeiro resultado é o do intervalo e o segundo, o dos 90 minutos. A Dupla Chance cobre dois dos três resultados e ganha com qualquer um deles. Em Ambas Marcam, Sim ganha quando cada time marca pelo menos um gol.',
            'Partida abandonada: todos os mercados são anulados, também os que o placar já tinha decidido.',
          ],
        },
        {
          title: 'Basquete',
          text: [
            'Vencedor, handicap e total de pontos contam a partida inteira com prorrogações. Mercados do 1º tempo e do 1º quarto contam só aquela parte.',
            'Partida abandonada: vale o que já estava decidido, como um quarto terminado ou um total ultrapassado; o resto é anulado.',
          ],
        },
        {
          title: 'Futebol americano',
          text: [
            'O resultado da partida, o handicap e o total contam a prorrogação. Não há aposta no empate: o resultado de um jogo que termina empatado depois da prorrogação é anulado.',
            'Partida abandonada: vale o que já estava decidido; o resto é anulado.',
          ],
        },
        {
          title: 'Tênis',
          text: [
            'O tie-break conta como um game. Um total ultrapassado é decidido na hora; um placar de sets que não pode mais acontecer está perdido na hora.',
            'Se um jogador desiste ou é desclassificado, vale o que já estava decidido; o resto é anulado.',
          ],
        },
        {
          title: 'Vôlei',
          text: [
            'Vale a partida inteira, com o set decisivo. O total de pontos soma todos os sets.',
            'Partida abandonada: vale o que já estava decidido; o resto é anulado.',
          ],
        },
        {
          title: 'E-sports',
          text: [
            'Vale a série inteira. O total de mapas conta os mapas jogados até o fim.',
            'Série abandonada: vale o que já estava decidido; o resto é anulado.',
          ],
        },
        {
          title: 'Boxe',
          text: [
            'Vence quem for anunciado no ringue. Com empate dos juízes ganha a opção Empate, e os dois lutadores perdem.',
            'Uma linha de rounds é ultrapassada no meio do round: mais de 6.5 ganha com um minuto e meio do sétimo. Luta cancelada ou sem resultado: tudo é anulado.',
          ],
        },
      ],
    },
    bonus: {
      title: 'Cashback e bônus',
      parts: [
        {
          title: 'Cashback de 10%',
          text: [
            'Você recebe de volta 10% do que perdeu no dia (horário de Brasília) em apostas ao vivo: a soma dos valores apostados menos a soma do que elas devolveram, nunca abaixo de zero. Ao vivo é a aposta feita depois que a partida começou; em uma múltipla, todas as partidas precisam ter começado.',
            'Contam as apostas ganhas ou perdidas, a partir da sua segunda aposta resolvida, no dia em que a partida começou; uma múltipla só conta quando todas as partidas começaram no mesmo dia. Apostas anuladas, canceladas ou encerradas antes do fim não contam.',
            'O valor é arredondado para baixo, ao centavo, tem um máximo por dia e é creditado quando o dia termina e as apostas ao vivo dele estão resolvidas, no máximo um dia depois. Se o resultado de uma aposta do dia for corrigido, o cashback também é.',
            'O cashback pode ser apostado e não pode ser sacado. Na caderneta você decide: USAR ou NÃO USAR.',
          ],
        },
        {
          title: 'Bônus de múltipla',
          text: [
            'Múltiplas em que cada odd é 1.30 ou maior recebem um bônus sobre os ganhos, que são o retorno menos o valor apostado. Ele vale a partir da sua segunda aposta resolvida: para múltiplas feitas depois que uma aposta sua foi ganha ou perdida. O bônus aparece na caderneta em uma linha própria e não muda depois que a aposta é feita. Contam as opções que não forem anuladas: com uma anulada, vale a porcentagem do número de opções que restam.',
          ],
        },
        {
          title: 'O que não existe',
          text: [
            'Ninguém recebe nada por se cadastrar, pela primeira aposta nem por depositar: a lei brasileira proíbe.',
          ],
        },
      ],
    },
    encerrar: {
      title: 'Encerrar aposta',
      parts: [
        {
          title: 'Receber antes do fim',
          text: [
            'Em Minhas apostas, na aba Encerrar aposta, o botão mostra quanto você recebe agora. O valor segue as odds do momento e pode mudar a cada instante; recebe-se exatamente o valor confirmado, ou nada acontece.',
            'Logo depois da aposta, pelo tempo indicado junto do botão, antes da partida e enquanto nenhuma odd da aposta mudar, Cancelar Aposta devolve o valor inteiro. Depois disso uma margem do valor fica com a casa; o botão já mostra o que você recebe, e a margem é indicada junto dele.',
            'Com a partida em andamento o pedido espera alguns segundos, como uma aposta ao vivo. Se o valor cair ou o mercado for suspenso nesse tempo, nada é encerrado e você vê a nova oferta.',
            'Não há oferta enquanto um mercado da aposta está suspenso, nem depois que o resultado é conhecido. O bônus de múltipla vale só para apostas que vão até o fim.',
          ],
        },
      ],
    },
    limites: {
      title: 'Limites e apostas ao vivo',
      parts: [
        {
          title: 'Apostas ao vivo',
          text: [
            'Uma aposta ao vivo espera alguns segundos antes de ser aceita. Se nesse tempo a odd mudar ou o mercado for suspenso, valem as suas preferências ou a aposta é recusada, e nada é debitado.',
            'Quando perdemos o contato com a partida, as odds são bloqueadas em segundos.',
          ],
        },
        {
          title: 'Limites',
          text: [
            'Os limites são iguais para todos e aparecem antes de você apostar. Um dia vai da meia-noite à meia-noite de Brasília.',
            'Há ainda limites da casa para o retorno de todas as apostas em uma seleção ou combinação. A caderneta mostra o máximo que todos permitem no momento.',
          ],
        },
      ],
    },
    'jogo-responsavel': {
      title: 'Jogo responsável',
      parts: [
        {
          title: 'Aposta é entretenimento',
          text: [
            'Apostas são proibidas para menores de 18 anos. Aposta não é investimento nem fonte de renda, e pode levar à perda de dinheiro e à dependência.',
            'Aposte só o que pode perder, decida antes quanto tempo e dinheiro vai usar e não tente recuperar perdas.',
          ],
        },
        {
          title: 'Sinais de alerta',
          text: [
            'Apostar cada vez mais, esconder apostas, pedir dinheiro emprestado para apostar, não conseguir parar, deixar trabalho, estudo ou família de lado.',
          ],
        },
        {
          title: 'Onde pedir ajuda',
          text: [
            'CVV, Centro de Valorização da Vida: ligue 188, de graça, a qualquer hora. Jogadores Anônimos tem reuniões em todo o Brasil. O SUS atende nos Centros de Atenção Psicossocial (CAPS).',
            'O Governo Federal mantém a autoexclusão centralizada, que fecha o seu CPF para todas as casas autorizadas.',
          ],
        },
        {
          title: 'Autoexclusão',
          text: [
            'Em "Minha conta", "Jogo responsável", você pode se autoexcluir por 1, 3, 6 ou 12 meses ou por tempo indeterminado. Vale no mesmo instante: nem apostas nem depósitos. Suas apostas em aberto continuam, podem ser encerradas e são pagas, e o saldo pode ser sacado.',
            'Não pode ser desfeita antes do fim. Só a autoexclusão por tempo indeterminado pode ser revogada, e só no primeiro mês.',
          ],
        },
        {
          title: 'Quem não pode apostar',
          text: [
            'Além dos menores de 18 anos, a Lei 14.790/2023 proíbe apostas de quem pode influenciar o resultado ou tem acesso aos sistemas de apostas, de pessoas com diagnóstico de ludopatia e de agentes públicos que fiscalizam o setor. Apostas dessas pessoas são nulas.',
          ],
        },
      ],
    },
    termos: {
      title: 'Termos e condições',
      parts: [
        {
          title: 'A sua conta',
          text: [
            'A conta é para maiores de 18 anos, uma por CPF, pessoal e intransferível. Os dados do cadastro precisam ser verdadeiros; podemos pedir documentos para confirmá-los. Não podem apostar as pessoas que a Lei 14.790/2023 impede, entre elas quem pode influir no resultado de uma partida.',
            'Guarde a sua senha. O que for feito com ela conta como feito por você até que nos avise de um uso indevido.',
          ],
        },
        {
          title: 'Apostas e dinheiro',
          text: [
            'Uma aposta vale quando a caderneta mostra "Aposta Feita" e segue as regras de resultado, de bônus e os limites desta página. Um erro evidente de odd ou de resultado pode ser corrigido; a correção aparece no extrato.',
            'Depósitos e saques são só por PIX, de e para uma conta bancária no seu CPF. O saldo é seu e pode ser sacado a qualquer momento, menos o de cashback.',
          ],
        },
        {
          title: 'Fim da conta',
          text: [
            'Você pode encerrar a conta pelo contato abaixo e sacar o saldo. Podemos suspender uma conta por fraude, por ordem legal ou para proteger você; o saldo que é seu continua seu.',
          ],
        },
      ],
    },
    privacidade: {
      title: 'Privacidade',
      parts: [
        {
          title: 'Os seus dados',
          text: [
            'Usamos os seus dados para manter a conta, confirmar quem aposta, pagar e cumprir a lei. Documentos e selfies não têm endereço público: a sua selfie só você vê aqui, e o documento ninguém. Neste navegador ficam a sessão, as preferências e a caderneta; nunca CPF, senha ou dados de cartão.',
            'Pela LGPD (Lei 13.709/2018) você pode pedir acesso, correção e informação sobre os seus dados pelo contato abaixo. Alguns registros têm de ser guardados por 5 anos.',
            'Em Preferências você vê onde a sua conta está aberta e pode encerrar qualquer sessão.',
          ],
        },
      ],
    },
    contato: {
      title: 'Contato',
      parts: [
        {
          title: 'Fale conosco',
          text: [
            'Escreva com o e-mail do cadastro e, se for sobre uma aposta ou um pagamento, com a referência. Nunca pedimos a sua senha.',
          ],
        },
      ],
    },
  },
  legs: 'Opções',
  bonus: 'Bônus',
  bonusTable: 'Bônus por número de opções',
  orMore: (legs: number) => `${legs} ou mais`,
  format: 'Formato',
  example: 'Exemplo',
  formatsTable: 'A mesma odd nos quatro formatos',
  formats: {
    Fracionais: 'Fracionais: o lucro sobre o valor apostado',
    Decimais: 'Decimais: o retorno de cada real',
    Americanas: 'Americanas: o lucro de 100, ou quanto apostar para ganhar 100',
    'Americanas/Fracionais': 'Americanas/Fracionais: as duas juntas',
  },
  limit: 'Limite',
  value: 'Valor',
  limitsTable: 'Limites deste site',
  stakeMin: 'Menor valor de uma aposta',
  stakeMax: 'Maior valor de uma aposta',
  payoutMax: 'Maior retorno de uma aposta',
  playerCombinationMax: 'Maior retorno das suas apostas nas mesmas seleções',
  playerDayMax: 'Maior retorno das apostas que você faz em um dia',
  selectionsMax: 'Seleções em uma caderneta',
  betsMax: 'Apostas em um envio',
  depositLimits: 'Depósito',
  withdrawalLimits: 'Saque',
  cashbackDayMax: 'Maior cashback de um dia',
  liveDelay: 'Espera de uma aposta ao vivo',
  voidAfter: 'Partida não jogada: anulada após',
  hours: (count: number) => `${count} horas`,
  seconds: (count: number) => `${count} s`,
  range: (from: string, to: string) => `de ${from} a ${to}`,
}

import type { PlayerMarketKey } from '@caderneta/domain/markets/football/players/player-selections'
import type { MarketText } from './market-text.ts'

/**
 * Markets about players in Portuguese. The 90 minutes with stoppage time count; an own goal counts
 * for no one.
 */
export const PLAYER_TEXTS_PT_BR: Readonly<Record<PlayerMarketKey, MarketText>> = {
  'anytime-scorer': {
    name: 'Marca a Qualquer Momento',
    help: 'O jogador marca pelo menos um gol. Anulada se ele não entrar em campo; gol contra não conta.',
  },
  'first-scorer': {
    name: 'Primeiro a Marcar',
    help: 'O jogador marca o primeiro gol do jogo, sem contar gols contra. Anulada se ele entrar depois desse gol ou não jogar.',
  },
  'last-scorer': {
    name: 'Último a Marcar',
    help: 'O jogador marca o último gol do jogo, sem contar gols contra. Anulada se ele não entrar em campo.',
  },
  'next-scorer': {
    name: 'Marca o {n}º Gol',
    help: 'O jogador marca esse gol, sem contar gols contra. Anulada se ele entrar depois desse gol ou não jogar.',
  },
  'scorer-2plus': {
    name: 'Marca 2 ou Mais',
    help: 'O jogador marca dois gols ou mais. Anulada se ele não entrar em campo; gol contra não conta.',
  },
  'scorer-3plus': {
    name: 'Marca 3 ou Mais (Hat-trick)',
    help: 'O jogador marca três gols ou mais. Anulada se ele não entrar em campo; gol contra não conta.',
  },
  'team-first-scorer': {
    name: 'Primeiro a Marcar – {team}',
    help: 'O jogador marca o primeiro gol do seu time, sem contar gols contra. Anulada se ele entrar depois desse gol ou não jogar.',
  },
  'scorer-and-result': {
    name: 'Marca e Resultado Final',
    help: 'O jogador marca pelo menos um gol e o jogo termina com esse resultado. Anulada se ele não entrar em campo.',
  },
  'player-sot': {
    name: '{player} – Chutes no Gol',
    help: 'Chutes no gol do jogador, gols incluídos, acima ou abaixo da linha. Anulada se ele não entrar em campo.',
  },
  'player-shots': {
    name: '{player} – Finalizações',
    help: 'Todas as finalizações do jogador, no gol ou não, acima ou abaixo da linha. Anulada se ele não entrar em campo.',
  },
  'player-assist': {
    name: 'Dá uma Assistência',
    help: 'O jogador dá pelo menos uma assistência. Anulada se ele não entrar em campo.',
  },
  'player-score-or-assist': {
    name: 'Marca ou Dá Assistência',
    help: 'O jogador marca ou dá assistência pelo menos uma vez. Anulada se ele não entrar em campo.',
  },
  'player-carded': {
    name: 'Recebe Cartão',
    help: 'O jogador recebe um cartão, amarelo ou vermelho. Anulada se ele não entrar em campo.',
  },
  'keeper-saves': {
    name: '{player} – Defesas',
    help: 'Chutes no gol do outro time que não são gols enquanto o goleiro está em campo. Anulada se ele não jogar.',
  },
}

import type { help as source } from './ptBR.ts'

export const help: typeof source = {
  title: 'Help',
  intro: 'How to bet, deposit and withdraw, and what counts in each sport. All on this page.',
  tour: 'See the site in 5 steps',
  exclusionLink: 'Go to self-exclusion',
  rulesLink: 'What decides each market',
  contents: 'Contents',
  toTop: 'Back to the contents',
  topics: {
    apostar: {
      title: 'How to bet',
      parts: [
        {
          title: 'Single bets',
          text: [
            'Log in and press any odds. They go to the bet slip. Enter the stake and press PLACE BET. If the selection wins you receive the stake times the odds: R$\u00a010,00 at 1.85 pay R$\u00a018,50, stake included.',
            'A bet is placed only once "Bet placed" appears with its reference. Keep the reference: we can find the bet by it.',
          ],
        },
        {
          title: 'Multiple bets',
          text: [
            'Choose selections of different matches and they can make doubles, trebles and larger multiples. The odds of a multiple are the product of the odds, and every selection has to win.',
            'Selections from the same match cannot be combined. A row such as "Doubles ×3" is three bets: the stake you enter applies to each.',
          ],
        },
        {
          title: 'When odds change',
          text: [
            'Odds may change between your click and the moment the bet is placed. In Preferences you choose what to accept: higher odds (the default), any change or none. If a change is not accepted, the slip shows the old and the new odds and asks again. Once a bet is placed, its odds never change.',
          ],
        },
        {
          title: 'Odds formats',
          text: [
            'The same odds can be read in four ways. The format chosen in Preferences applies to the whole site and does not change what is paid.',
          ],
        },
      ],
    },
    deposito: {
      title: 'Deposits',
      parts: [
        {
          title: 'Deposit by PIX',
          text: [
            'In Bank, Fund, enter the amount and generate the code. Pay with the QR code or the PIX code in the app of your bank. The balance is credited as soon as the provider confirms the payment, usually within seconds.',
            'The payment must come from your own bank account, under the same CPF as your account here. A PIX from another CPF, of another amount, repeated or late is not credited: it is refunded and shown in the history.',
            'We accept PIX only, and no cards. Brazilian law forbids credit cards, payment slips, cash and cryptocurrency.',
          ],
        },
      ],
    },
    saque: {
      title: 'Withdrawals',
      parts: [
        {
          title: 'Withdraw by PIX',
          text: [
            'In Bank, Manage withdrawals, choose the PIX key and the amount and confirm with your password. Name and CPF are those of your account: we pay nobody but you.',
            'The amount leaves the available balance when you request it and is held until it is paid. Cashback cannot be withdrawn.',
            'While a withdrawal is pending it can be cancelled, and the whole amount comes back. In Transfers you can turn that cancelling off at once; turning it on again takes 24 hours.',
          ],
        },
      ],
    },
    regras: {
      title: 'Settlement rules',
      parts: [
        {
          title: 'In every sport',
          text: [
            'Void: a void selection gives the stake back; in a multiple it counts as odds of 1.00 and the others go on.',
            'Cancelled: what was not decided is void, even without further notice; in football everything is void.',
            'Postponed or interrupted: the bet stays pending until the match is played. If it is not played or resumed within the time in the table of limits, counted from the scheduled start or from the interruption, what was not decided is void (in football everything) and stays void even if the match takes place later.',
            'Corrected start: a pre-match bet that was accepted after the true start of the match is void, also when it was already paid. A later start changes nothing.',
            'Whole lines: when a total or a handicap is exactly the line, the selection is void. Quarter lines such as 2.25 are half a bet on each neighbouring line: half may be won or lost.',
            'Dead heat: with more winners than places, the odds are multiplied by the places and divided by the number of those tied.',
            'A payout is computed exactly and rounded down to the centavo once. If a result is corrected, so is the payout.',
          ],
        },
        {
          title: 'Football',
          text: [
            'The 90 minutes with stoppage time count. Extra time and penalties do not. Markets of the first half count the score at half-time, markets of the second half only the goals after it. Half-time/full-time names the result at half-time first, then that after 90 minutes. A double chance covers two of the three results and wins with either. In both teams to score, Yes wins when each team scores at least one goal.',
            'Abandoned match: every market is void, also those that the score had decided.',
          ],
        },
        {
          title: 'Basketball',
          text: [
            'Winner, handicap and total points count the whole game with overtime. Markets of the first half and the first quarter count that part alone.',
            'Abandoned game: what was decided stands, such as a quarter that was over or a total that was passed; the rest is void.',
          ],
        },
        {
          title: 'American football',
          text: [
            'The match result, handicap and total count overtime. No draw is offered: the result of a game that ends level after overtime is void.',
            'Abandoned game: what was decided stands; the rest is void.',
          ],
        },
        {
          title: 'Tennis',
          text: [
            'A tie-break counts as one game. A total that is passed is settled at once; a set score that can no longer happen is lost at once.',
            'If a player retires or is disqualified, what was decided stands; the rest is void.',
          ],
        },
        {
          title: 'Volleyball',
          text: [
            'The whole match counts, with the deciding set. Total points add up all sets.',
            'Abandoned match: what was decided stands; the rest is void.',
          ],
        },
        {
          title: 'E-sports',
          text: [
            'The whole series counts. Total maps counts the maps that were played to their end.',
            'Abandoned series: what was decided stands; the rest is void.',
          ],
        },
        {
          title: 'Boxing',
          text: [
            'The winner is the one announced in the ring. If the judges score a draw, the selection Draw wins, and both fighters lose.',
            'A line of rounds is passed at the middle of its round: over 6.5 wins with a minute and a half of the seventh. A fight that is cancelled or no contest: everything is void.',
          ],
        },
      ],
    },
    bonus: {
      title: 'Cashback and bonus',
      parts: [
        {
          title: '10% cashback',
          text: [
            'You get back 10% of what you lost on live bets in a day (Brasília time): the sum of the stakes less the sum of what they returned, never below zero. A live bet is one placed after the match started; in a multiple every match must have started.',
            'Bets that were won or lost count, from your second settled bet on, for the day on which the match started; a multiple counts only if all of its matches started on the same day. Bets that are void, cancelled or cashed out do not count.',
            'The amount is rounded down to the centavo, has a maximum per day and is credited when the day is over and its live bets are settled, one day later at most. If the result of a bet of that day is corrected, so is the cashback.',
            'Cashback can be bet and cannot be withdrawn. On the slip you decide: USE or DO NOT USE.',
          ],
        },
        {
          title: 'Multiple bonus',
          text: [
            'Multiples whose every selection has odds of 1.30 or more receive a bonus on the winnings, which are the return less the stake. It counts from your second settled bet: for multiples placed after a bet of yours was won or lost. The bonus is shown on the slip as a line of its own and does not change once the bet is placed. Selections that are void do not count: the percentage is that of the number of selections that remain.',
          ],
        },
        {
          title: 'What we do not offer',
          text: [
            'Nobody receives anything for signing up, for a first bet or for depositing: Brazilian law forbids it.',
          ],
        },
      ],
    },
    encerrar: {
      title: 'Cash-out',
      parts: [
        {
          title: 'Get paid before the end',
          text: [
            'In My bets, on the tab Cash out, the button shows what you receive now. The amount follows the current odds and may change at any time; you receive exactly what you confirmed, or nothing happens.',
            'Just after placing, for the time shown by the button, before the match and while no odds of the bet change, Cancel bet returns the whole stake. After that the house keeps a margin of the value; the button already shows what you get, and the margin is stated next to it.',
            'During a match the request waits a few seconds, as a live bet does. If the value falls or the market is suspended meanwhile, nothing is closed and you see the new offer.',
            'There is no offer while a market of the bet is suspended, nor once the result is known. The multiple bonus is for bets that run to their end.',
          ],
        },
      ],
    },
    limites: {
      title: 'Limits and live betting',
      parts: [
        {
          title: 'Live bets',
          text: [
            'A live bet waits a few seconds before it is accepted. If the odds change or the market is suspended meanwhile, your preference applies or the bet is refused, and nothing is taken.',
            'When we lose touch with a match, its odds are locked within seconds.',
          ],
        },
        {
          title: 'Limits',
          text: [
            'The limits are the same for everybody and are shown before you bet. A day runs from midnight to midnight, Brasília time.',
            'The house also limits what all bets on a selection or combination may return. The slip shows the maximum that all limits allow at the moment.',
          ],
        },
      ],
    },
    'jogo-responsavel': {
      title: 'Responsible gambling',
      parts: [
        {
          title: 'Betting is entertainment',
          text: [
            'Betting is forbidden for anybody under 18. It is neither an investment nor a source of income, and it can lead to loss of money and to addiction.',
            'Bet only what you can lose, decide beforehand how much time and money you will use, and do not try to win losses back.',
          ],
        },
        {
          title: 'Warning signs',
          text: [
            'Betting more and more, hiding bets, borrowing money to bet, not being able to stop, neglecting work, studies or family.',
          ],
        },
        {
          title: 'Where to find help',
          text: [
            'CVV, Centro de Valorização da Vida: call 188, free of charge, at any time. Jogadores Anônimos meets all over Brazil. The public health service (SUS) helps in its psychosocial care centres (CAPS).',
            'The Federal Government runs a central self-exclusion register, which closes every authorised betting site to your CPF.',
          ],
        },
        {
          title: 'Self-exclusion',
          text: [
            'In "My account", "Responsible gambling", you can exclude yourself for 1, 3, 6 or 12 months or without an end. It holds at once: no bets and no deposits. Your open bets run on, can be cashed out and are paid, and your balance can be withdrawn.',
            'It cannot be undone before it ends. Only one without an end can be revoked, and only in its first month.',
          ],
        },
        {
          title: 'Who must not bet',
          text: [
            'Besides anybody under 18, Lei 14.790/2023 forbids bets by those who can influence a result or have access to betting systems, by people with diagnosed gambling addiction and by public officials who supervise the sector. Their bets are void by law.',
          ],
        },
      ],
    },
    termos: {
      title: 'Terms and conditions',
      parts: [
        {
          title: 'Your account',
          text: [
            'Accounts are for people aged 18 or over, one per CPF, personal and not transferable. The details given at sign-up must be true; we may ask for documents that confirm them. Whoever is barred by Lei 14.790/2023 may not bet, among them those who can influence the result of a match.',
            'Keep your password to yourself. Whatever is done with it counts as done by you until you report a misuse to us.',
          ],
        },
        {
          title: 'Bets and money',
          text: [
            'A bet counts once the slip shows "Bet placed" and follows the settlement rules, bonus rules and limits on this page. An obvious error in odds or results may be corrected; the correction is shown in the statement.',
            'Deposits and withdrawals are by PIX only, from and to a bank account under your CPF. The balance is yours and can be withdrawn at any time, except for the cashback.',
          ],
        },
        {
          title: 'End of the account',
          text: [
            'You can close the account through the contact below and withdraw the balance. We may suspend an account for fraud, by order of law or to protect you; the balance that is yours stays yours.',
          ],
        },
      ],
    },
    privacidade: {
      title: 'Privacy',
      parts: [
        {
          title: 'Your data',
          text: [
            'We use your data to run the account, to confirm who bets, to pay and to comply with the law. Documents and selfies have no public address: nobody but you sees your selfie here, and nobody the document. This browser keeps the session, the preferences and the slip; never CPF, password or card data.',
            'By the LGPD (Lei 13.709/2018) you can ask for access to your data, for corrections and for information at the contact below. Some records have to be kept for 5 years.',
            'In Preferences you see where your account is open and can end any session.',
          ],
        },
      ],
    },
    contato: {
      title: 'Contact',
      parts: [
        {
          title: 'Talk to us',
          text: [
            'Write from the e-mail of your account and, if it is about a bet or a payment, with its reference. We never ask for your password.',
          ],
        },
      ],
    },
  },
  legs: 'Selections',
  bonus: 'Bonus',
  bonusTable: 'Bonus by number of selections',
  orMore: (legs: number) => `${legs} or more`,
  format: 'Format',
  example: 'Example',
  formatsTable: 'The same odds in the four formats',
  formats: {
    Fracionais: 'Fractional: the profit on the stake',
    Decimais: 'Decimal: the return on each real',
    Americanas: 'American: the profit on 100, or the stake that wins 100',
    'Americanas/Fracionais': 'American/Fractional: both together',
  },
  limit: 'Limit',
  value: 'Value',
  limitsTable: 'Limits of this site',
  stakeMin: 'Minimum stake',
  stakeMax: 'Maximum stake',
  payoutMax: 'Maximum return of a bet',
  playerCombinationMax: 'Maximum return of your bets on the same selections',
  playerDayMax: 'Maximum return of the bets you place in a day',
  selectionsMax: 'Selections in a slip',
  betsMax: 'Bets in one submission',
  depositLimits: 'Deposit',
  withdrawalLimits: 'Withdrawal',
  cashbackDayMax: 'Maximum cashback of a day',
  liveDelay: 'Live bet delay',
  voidAfter: 'Match not played: void after',
  hours: (count: number) => `${count} hours`,
  seconds: (count: number) => `${count} s`,
  range: (from: string, to: string) => `from ${from} to ${to}`,
}

export const walkthrough = {
  count: (step: number, steps: number) => `Step ${step} of ${steps}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  finish: 'Finish',
  steps: {
    menu: {
      title: 'Choose the sport',
      text: 'The menu leads to the highlights, to each sport and to the competitions. The magnifier at the top finds teams, competitions and markets.',
      phone:
        'The menu leads to the highlights, to each sport and to the competitions. The magnifier beside it finds teams, competitions and markets.',
    },
    odds: {
      title: 'Tap the odds',
      text: 'Each button is an outcome and what it pays. At 1.85, R$\u00a010,00 pay R$\u00a018,50. Clicking again takes it back.',
      phone:
        'Each button is an outcome and what it pays. At 1.85, R$\u00a010,00 pay R$\u00a018,50. Tapping again takes it back.',
    },
    slip: {
      title: 'Check the slip',
      text: 'The odds you choose appear in the bet slip, on the right. Enter the stake and see the return before you bet.',
      phone:
        'The odds you choose appear in the bet slip, which opens here. Enter the stake and see the return before you bet.',
    },
    live: {
      title: 'Follow it live',
      text: 'Scores and odds move by themselves while the match is on. A padlock means that the odds are suspended.',
    },
    account: {
      title: 'Your account',
      text: 'Here you sign up and log in. Later it holds the balance, deposits and withdrawals by PIX, and your preferences.',
    },
  },
}

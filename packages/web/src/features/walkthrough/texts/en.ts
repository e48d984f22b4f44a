export const walkthrough = {
  count: (step: number, steps: number) => `Step ${step} of ${steps}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  finish: 'Finish',
  steps: {
    menu: {
      title: 'Choose the sport',
      text: 'The menu leads to the highlights and to each sport. The search finds teams and tournaments.',
    },
    odds: {
      title: 'Tap the odds',
      text: 'Each button is an outcome and what it pays. At 1.85, R$ 10,00 pay R$ 18,50. Tapping again takes it back.',
    },
    slip: {
      title: 'Check the slip',
      text: 'The odds you choose appear in the bet slip: at the side on large screens, below on a phone. Enter the stake and see the return before you bet.',
    },
    live: {
      title: 'Follow it live',
      text: 'Scores and odds move by themselves while the match is on. A padlock means that the odds are held.',
    },
    account: {
      title: 'Your account',
      text: 'Here you sign up and log in. Later it holds the balance, deposits and withdrawals by PIX, and your preferences.',
    },
  },
}

export const popup = {
  title: 'Welcome to Caderneta',
  intro: 'The house has two offers, the same for everybody and without a code:',
  rules: 'See the rules of the offers',
  adultsOnly: 'Only for people over 18.',
  responsible: 'Betting is fun, not income: plan your spending and stop when it is no longer fun.',
  responsibleLink: 'Responsible gambling',
  tour: 'See the site in 5 steps',
  notNow: 'Not now',
  done: 'Got it',
  close: 'Close',
}

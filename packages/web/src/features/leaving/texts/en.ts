export const leaving = {
  title: 'Leave without saving?',
  text: 'What you typed on this page is not saved yet and will be lost if you leave now.',
  stay: 'Keep filling in',
  leave: 'Leave without saving',
  close: 'Close',
}

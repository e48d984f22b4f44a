import type { notFound as source } from '../ptBR/not-found.ts'

export const notFound: typeof source = {
  title: 'Page not found',
  hint: 'The address does not exist or has moved.',
  toHome: 'Back to the home page',
}

import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import type { Language } from '../language.ts'

/** Sports of the specification by route, in menu order. */
export const SPORT_NAMES: Readonly<Record<SportRoute, Readonly<Record<Language, string>>>> = {
  football: { ptBR: 'Futebol', en: 'Football' },
  tennis: { ptBR: 'Tênis', en: 'Tennis' },
  basketball: { ptBR: 'Basquete', en: 'Basketball' },
  volleyball: { ptBR: 'Vôlei', en: 'Volleyball' },
  'american-football': { ptBR: 'Futebol Americano', en: 'American Football' },
  'e-sports': { ptBR: 'E-Sports', en: 'E-sports' },
  boxing: { ptBR: 'Boxe', en: 'Boxing' },
}

import { describeQueryBudget } from './test-query-budget.ts'

describeQueryBudget({ openBets: 2000, otherBets: 20_000 })

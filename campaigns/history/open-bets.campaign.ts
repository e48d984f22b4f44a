import { describeQueryBudget } from './test-query-budget.ts'

const isFull = process.env.CAMPAIGN_SIZE === 'full'
const size = isFull
  ? { openBets: 20_000, otherBets: 2_000_000 }
  : { openBets: 20_000, otherBets: 40_000 }
const print = (line: string) => void process.stdout.write(line)

describeQueryBudget(size, print)

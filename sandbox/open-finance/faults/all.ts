import type { Fault } from '../../faults/kit/fault.ts'
import { openFinanceHistoriesFaults } from './open-finance-histories.ts'
import { openFinanceFaults } from './open-finance.ts'
import { openFinanceSignatureFaults } from './open-finance-signatures.ts'

/** Every fault of open finance. */
export const everyFaultOfOpenFinance: Fault[] = [
  ...openFinanceHistoriesFaults,
  ...openFinanceFaults,
  ...openFinanceSignatureFaults,
]

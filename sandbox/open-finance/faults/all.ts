import type { Fault } from '../../faults/kit/fault.ts'
import { openFinanceHistoriesFaults } from './open-finance-histories.ts'
import { openFinanceCertificateFaults } from './open-finance-certificates.ts'
import { openFinanceFaults } from './open-finance.ts'
import { openFinanceIsolatedFaults } from './open-finance-isolated.ts'
import { openFinanceSignatureFaults } from './open-finance-signatures.ts'

/** Every fault of open finance. */
export const everyFaultOfOpenFinance: Fault[] = [
  ...openFinanceHistoriesFaults,
  ...openFinanceCertificateFaults,
  ...openFinanceFaults,
  ...openFinanceIsolatedFaults,
  ...openFinanceSignatureFaults,
]

import type { Fault } from '../../faults/kit/fault.ts'
import { paymentHistoriesFaults } from './payment-histories.ts'
import { paymentsConnectFaults } from './payments-connect.ts'
import { paymentsFaults } from './payments.ts'

/** Every fault of payment initiation. */
export const everyFaultOfPayments: Fault[] = [...paymentHistoriesFaults, ...paymentsConnectFaults, ...paymentsFaults]

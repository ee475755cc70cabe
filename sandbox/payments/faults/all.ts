import type { Fault } from '../../faults/kit/fault.ts'
import { paymentsAttributesFaults } from './payments-attributes.ts'
import { paymentsConnectFaults } from './payments-connect.ts'
import { paymentsFieldsFaults } from './payments-fields.ts'
import { paymentsConventionFaults } from './payments-conventions.ts'
import { paymentsFaults } from './payments.ts'
import { paymentsTemplatesFaults } from './payments-templates.ts'

/** Every fault of payment initiation. */
export const everyFaultOfPayments: Fault[] = [
  ...paymentsAttributesFaults,
  ...paymentsConnectFaults,
  ...paymentsFieldsFaults,
  ...paymentsConventionFaults,
  ...paymentsFaults,
  ...paymentsTemplatesFaults,
]

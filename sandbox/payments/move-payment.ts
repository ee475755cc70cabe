import type { Sandbox } from '../world/sandbox.ts'
import type { Payment, PaymentStatus } from './store/payment.ts'

export function moveOn({ clock }: Sandbox, payment: Payment, status: PaymentStatus): void {
  payment.status = status
  payment.stages.push({ status, at: clock.nowIso() })
}

/** Makes the payment at the bank, after the user's last step. */
export function execute(sandbox: Sandbox, payment: Payment): void {
  moveOn(sandbox, payment, 'authorized')
  moveOn(sandbox, payment, 'executed')
}

/** Ends a payment as failed. */
export function fail(sandbox: Sandbox, payment: Payment, errorClass: string, message: string): void {
  payment.failErrorClass = errorClass
  payment.failMessage = message
  moveOn(sandbox, payment, 'failed')
}

import type { Account, Booking, Progress } from './model.ts'

interface WireAccount {
  id: string
  name: string
  nature: string
  balance: number
  currency_code: string
}

interface WireTransaction {
  id: string
  made_on: string
  amount: number
  currency_code: string
  description: string
  category: string
  status: string
}

interface WireAttempt {
  finished?: boolean
  fail_error_class?: string | null
  last_stage?: { name?: string; interactive_fields_names?: string[] | null } | null
}

export function toAccount(row: unknown): Account {
  const { id, name, nature, balance, currency_code } = row as WireAccount
  return { id, name, nature, balance, currency: currency_code }
}

export function toBooking(row: unknown): Booking {
  const { id, made_on, amount, currency_code, description, category, status } = row as WireTransaction
  return { id, madeOn: made_on, amount, currency: currency_code, description, category, pending: status === 'pending' }
}

/** The progress that the last attempt of a connection shows. */
export function toProgress(attempt: unknown): Progress {
  const { finished, fail_error_class, last_stage } = (attempt ?? {}) as WireAttempt
  if (fail_error_class === 'InvalidCredentials') return { state: 'refused' }
  if (fail_error_class) return { state: 'failed', errorClass: fail_error_class }
  if (finished === true) return { state: 'done' }
  if (last_stage?.name !== 'interactive') return { state: 'working' }
  return { state: 'asks', fields: last_stage.interactive_fields_names ?? [] }
}

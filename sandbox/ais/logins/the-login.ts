import type { Call } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Login } from '../../store/entities.ts'

/** The login that the gates found by its secret or address. @throws Refusal LoginNotFound when they found none */
export function theLogin(call: Pick<Call, 'login'>): Login {
  if (call.login) return call.login
  throw refusal('login-known')
}

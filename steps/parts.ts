import type { Exchange } from '../core/exchange.ts'
import type { Draft } from '../harness/client/draft.ts'
import type { Exploration } from '../generators/explore.ts'
import type { CustomerRef, LoginRef } from '../harness/arrange/scene/refs.ts'
import { part } from './shared.ts'

/** A request as it should be, made afresh at each call, so that it can be sent as it is and with one defect. */
export type GoodRequest = () => Draft | Promise<Draft>

/** The request under test. */
export const request = part<GoodRequest>('the request', 'Given')

/** The customer that the scenario is about. */
export const customer = part<CustomerRef>('the customer', 'Given')
/** The login that the scenario is about. */
export const login = part<LoginRef>('the login', 'Given')
/** Several logins, in the order in which the scenario speaks of them. */
export const logins = part<readonly LoginRef[]>('the logins', 'Given')
/** Codes or ids of a list to which other answers point. */
export const codes = part<ReadonlySet<string>>('the listed codes', 'Given')

/** The same request without the defect, as it was answered. */
export const control = part<Exchange>('the answer to the request without the defect', 'When')
/** The answer that is judged. */
export const answer = part<Exchange>('the answer', 'When')
/** Several answers that are judged together, in the order of their requests. */
export const answers = part<readonly Exchange[]>('the answers', 'When')
/** Further answers, with which the first are compared. */
export const others = part<readonly Exchange[]>('the answers to compare with', 'When')
/** What came of trying a rule on many generated cases. */
export const exploration = part<Exploration>('the generated cases', 'When')

import type { Exchange } from '../../core/exchange.ts'
import type { Draft } from '../../harness/client/draft.ts'
import type { Exploration } from '../../generators/explore.ts'
import type { MadeConnection } from '../../harness/actions/logins/connect.ts'
import type { RefusedWrite } from '../../harness/checks/attempts/takes-no-effect.ts'
import type { Resources } from '../../harness/checks/values/resources-match.ts'
import type { CustomerRef, LoginRef } from '../../harness/actions/scene/refs.ts'
import type { RequestAround } from '../../harness/checks/attempts/refused-makes-no-login.ts'
import type { Connection } from '../../harness/checks/connections/connects.ts'
import type { Place } from '../../requirements/tables/quantifiers/place.ts'
import { part } from './shared.ts'

/** A request as it should be, made afresh at each call, so that it can be sent as it is and with one defect. */
export type GoodRequest = () => Draft | Promise<Draft>

/** A request that starts a fetch, how the fetch ended, and the login where the request made one. */
export type Connected = Connection & Partial<MadeConnection>

export const request = part<GoodRequest>('the request', 'Given')

/** What features call it. */
export const requestName = part<string>('the name of the request', 'Given')
/** The same as a client may not send it. */
export const withheld = part<GoodRequest>('the request of a client that may not send it', 'Given')

/** The place at which the step is done, of the several that the scenario names. */
export const place = part<Place>('the place', 'Given')

export const customer = part<CustomerRef>('the customer', 'Given')
export const login = part<LoginRef>('the login', 'Given')
/** Several logins, in the order in which the scenario speaks of them. */
export const logins = part<readonly LoginRef[]>('the logins', 'Given')
export const accountIds = part<readonly string[]>('the ids of its accounts', 'Given')
/** Codes or ids of a list to which other answers point. */
export const codes = part<ReadonlySet<string>>('the listed codes', 'Given')

export const control = part<Exchange>('the answer to the request without the defect', 'When')
export const answer = part<Exchange>('the answer', 'When')
/** The last answer that says that the target failed, which whatever is evaluated after it met on the way. */
export const crash = part<Exchange>('a server error', 'When')
/** Several answers that are evaluated together, in the order of their requests. */
export const answers = part<readonly Exchange[]>('the answers', 'When')
export const others = part<readonly Exchange[]>('the answers to compare with', 'When')
/** Another list of which the pages are read beside those of the request. */
export const besideIt = part<Draft>('the request for the other list', 'Given')
/** A login that was to be connected, and how that went. */
export const connection = part<Connected>('the connection', 'When')
export const controlConnection = part<Connected>('the connection without the defect', 'Given')
export const around = part<RequestAround>('the lists before and after the request', 'When')
/** The refusal of the very request that was accepted when it was sent again. */
export const refusedBefore = part<Exchange>('the refusal before', 'When')
/** What is wrong with the request that was sent last, after "The request". */
export const defect = part<string>('what is wrong with the request', 'When')
export const refusedWrites = part<RefusedWrite>('the refused request and what it writes', 'When')
/** Answers that show resources of several kinds, with the schema that each follows. */
export const resources = part<readonly Resources[]>('the resources', 'When')
/** What came of trying a rule on many generated cases. */
export const exploration = part<Pick<Exploration, 'judgement'> & Partial<Exploration>>('the generated cases', 'When')

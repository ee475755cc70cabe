import type { Exchange } from '../../core/exchange.ts'
import type { Draft } from '../../harness/client/draft.ts'
import type { Exploration } from '../../generators/explore.ts'
import type { MadeConnection } from '../../harness/actions/logins/connect.ts'
import type { RefusedWrite } from '../../harness/checks/attempts/takes-no-effect.ts'
import type { Resources } from '../../harness/checks/values/matches-schema.ts'
import type { CustomerRef, LoginRef } from '../../harness/actions/scene/refs.ts'
import type { RequestAround } from '../../harness/checks/attempts/refused-makes-no-login.ts'
import type { Connection } from '../../harness/checks/connections/connects.ts'
import type { Place } from '../../requirements/tables/quantifiers/quantifiers.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import { because } from '../../harness/reasons/because.ts'

/** A valid request, new at each call, so that it can also be sent with one defect. */
export type GoodRequest = () => Draft | Promise<Draft>

/** A request that starts a fetch, the fetch's end, and the login if the request made one. */
export type Connected = Connection & Partial<MadeConnection>

export const request = part<GoodRequest>('the request', 'Given')

/** Its name in features. */
export const requestName = part<string>('the name of the request', 'Given')
/** The request of a client that may not send it. */
export const withheld = part<GoodRequest>('the request of a client that may not send it', 'Given')

/** The place of the step, one of those that the scenario names. */
export const place = part<Place>('the place', 'Given')

export const customer = part<CustomerRef>('the customer', 'Given')
export const login = part<LoginRef>('the login', 'Given')
/** Several logins, in the scenario's order. */
export const logins = part<readonly LoginRef[]>('the logins', 'Given')
export const accountIds = part<readonly string[]>('the ids of its accounts', 'Given')
/** Codes or ids of a list that other answers refer to. */
export const codes = part<ReadonlySet<string>>('the listed codes', 'Given')

export const control = part<Exchange>('the answer to the request without the defect', 'When')
export const answer = part<Exchange>('the answer', 'When')
/** The last server error, which makes later evaluations inconclusive. */
export const crash = part<Exchange>('a server error', 'When')
/** Answers that are evaluated together, in the order of their requests. */
export const answers = part<readonly Exchange[]>('the answers', 'When')
export const others = part<readonly Exchange[]>('the answers to compare with', 'When')
/** Another list, whose pages are read beside those of the request. */
export const besideIt = part<Draft>('the request for the other list', 'Given')
/** A login to connect, and the result. */
export const connection = part<Connected>('the connection', 'When')
export const controlConnection = part<Connected>('the connection without the defect', 'Given')
export const around = part<RequestAround>('the lists before and after the request', 'When')
/** The refusal of a request that was accepted when sent again. */
export const refusedBefore = part<Exchange>('the refusal before', 'When')
/** The defect of the last request, as words after "The request". */
export const defect = part<string>('what is wrong with the request', 'When')
export const refusedWrites = part<RefusedWrite>('the refused request and what it writes', 'When')
/** Answers with resources of several kinds, and their schemas. */
export const resources = part<readonly Resources[]>('the resources', 'When')
/** The result of a rule on many generated cases. */
export const exploration = part<Pick<Exploration, 'judgement'> & Partial<Exploration>>('the generated cases', 'When')

/** The kind of step that makes a part, for the error about a missing one. */
type Maker = 'Given' | 'When'

/** A typed value that steps of a scenario pass on. Each is declared once, beside its maker. */
export interface Part<T> {
  readonly name: string
  readonly from: Maker
  /** Never set: carries the type. */
  readonly holds?: T
}

/** Declares a part: `part<LoginRef>('the login', 'Given')`. Parts are compared by identity, not by name. */
export function part<T>(name: string, from: Maker): Part<T> {
  return { name, from }
}

/** The parts that steps of one scenario pass on. */
export class Shared {
  private readonly held: Map<Part<unknown>, unknown>

  /** `before` holds the initial parts. */
  constructor(before?: Shared) {
    this.held = new Map(before?.held)
  }

  /** Stores a part, replacing an earlier value; undefined if it could not be made. */
  keep<T, Made extends T | undefined>(part: Part<T>, value: Made): Made {
    this.held.set(part, value)
    return value
  }

  /**
   * A part that an earlier step stored. @throws Error PART_MISSING when none did
   * @throws CheckStopped (inconclusive) when it is undefined, since the step cannot go on
   */
  the<T>(part: Part<T>): T {
    if (!this.held.has(part)) throw new Error(`PART_MISSING: a ${part.from} step must make ${part.name} first`)
    const value = this.held.get(part)
    if (value === undefined) throw new CheckStopped('inconclusive', because('nothing-sent'))
    return value as T
  }

  /** A part, or undefined if no step stored it. */
  find<T>(part: Part<T>): T | undefined {
    return this.held.get(part) as T | undefined
  }
}

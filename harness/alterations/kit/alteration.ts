import type { Exchange } from '../../../core/exchange.ts'
import type { KindOfFault } from '../../../faults/catalogue.ts'
import type { SchemaAt } from '../../dialect/schemas-of-answer.ts'
import type { Route } from '../../../requirements/tables/routes/read-routes.ts'

/** An unaltered answer of a check. */
export interface Answered {
  /** Its position among the check's exchanges, from 0. */
  number: number
  name: string
  /** The route in reports: `GET /accounts`. */
  at: string
  route?: Route
  /** The schemas of its body, where the documents show it. */
  schemas?: readonly SchemaAt[]
  exchange: Exchange
  /** Set where the request created something for several checks, such as a customer or a login. */
  setUp?: true
  /** Set where a judgement rests on it. */
  decisive?: true
}

/** Anything else that a check received, such as what a browser saw. */
export interface Noted {
  /** Its position among the notes, from 0. */
  number: number
  kind: string
  value: unknown
}

/** Everything that a check received and that can be altered. */
export interface Material {
  answers: readonly Answered[]
  noted: readonly Noted[]
  /** The same server's answers to other checks, one for each route, status and class. */
  elsewhere: readonly Answered[]
  /** Notes of other checks. */
  notedElsewhere?: readonly Noted[]
  otherVersions?: ReadonlyArray<Pick<Answered, 'name' | 'exchange'>>
  /** Ids of the exchanges that the judgements rest on, the most decisive first. */
  decisive: readonly string[]
  /** Ids of the requirements to break. */
  rows: ReadonlySet<string>
  /** Words of the requirements to break: `next_id`, `refused`. */
  words: ReadonlySet<string>
}

/** The answers that an alteration changes. */
export interface Target {
  /** The route; every route when absent. */
  at?: string
  accepted: boolean
  /** The position of a single answer; all when absent. */
  only?: number
  /** Whether answers that set something up for several checks stay unchanged. */
  own?: true
  /** Whether only the decisive answers are changed. */
  decisive?: true
}

/**
 * One fault of a server, visible in its answers. It applies to a recording and to a live server: each result depends
 * only on the current answer and earlier ones.
 */
export interface Alteration {
  /** `shows-as-backwards`. */
  kind: KindOfFault
  /** The altered place: `GET /accounts, data[].id`. */
  place: string
  /** The path of the changed field (`meta.issued_on`), or the header's name. */
  field?: string
  /** Ids of the requirements whose schema forbids it. */
  breaks?: readonly string[]
  /** Starts anew. The returned function is called for each answer in turn; it returns an unaltered answer itself. */
  begin(): Altering
}

export interface Altering {
  /** `number` is the position among the check's exchanges, from 0. */
  answer(answered: Answered): Exchange
  /** The same for notes. */
  noted(noted: Noted): unknown
}

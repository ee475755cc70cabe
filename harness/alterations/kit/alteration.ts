import type { Exchange } from '../../../core/exchange.ts'
import type { SchemaAt } from '../../dialect/schemas-of-answer.ts'
import type { Route } from '../../../requirements/tables/routes/route.ts'

/** An answer that a check was given, before anything was altered. */
export interface Answered {
  /** Its number among the exchanges of the check, from 0. */
  number: number
  name: string
  /** The route, as reports show it: `GET /accounts`. */
  at: string
  route?: Route
  /** The schemas of which its body is, as far as the documents show it. */
  schemas?: readonly SchemaAt[]
  exchange: Exchange
  /** Set where it was asked to make something for several checks, such as a customer or a login. */
  setUp?: true
  /** Set where the judgements rest on it. */
  decisive?: true
}

/** Something else that a check was given, such as what a browser saw. */
export interface Noted {
  /** Its number among what was noted, from 0. */
  number: number
  kind: string
  value: unknown
}

/** What a check was given, of which something can be altered. */
export interface Material {
  answers: readonly Answered[]
  noted: readonly Noted[]
  /** Answers of the same server to other checks: of each route, status and class. */
  elsewhere: readonly Answered[]
  /** What other checks were given besides. */
  notedElsewhere?: readonly Noted[]
  otherVersions?: ReadonlyArray<Pick<Answered, 'name' | 'exchange'>>
  /** Ids of the exchanges on which the judgements rest, the most decisive first. */
  decisive: readonly string[]
  /** Ids of the requirements that are to be broken. */
  rows: ReadonlySet<string>
  /** Words of the requirements that are to be broken: `next_id`, `refused`. */
  words: ReadonlySet<string>
}

/** Which of the answers of a check an alteration changes. */
export interface Target {
  /** The route; every route when absent. */
  at?: string
  accepted: boolean
  /** The only one of them, by its number; all of them when absent. */
  only?: number
  /** Whether what makes something for several checks is left as it is. */
  own?: true
  /** Whether only those are changed on which the judgements rest. */
  decisive?: true
}

/**
 * One fault of a server, as it shows in what it answers. Fit for a recording and for a server that answers now: what it
 * gives depends on the answer and on those before it.
 */
export interface Alteration {
  /** The id of its kind: `row-skipped`. */
  kind: string
  /** Where it is made: `GET /accounts, data[].id`. */
  place: string
  /** The field that it changes, with those around it (`meta.issued_on`), or the name of the header. */
  field?: string
  /** Ids of the requirements for which a schema forbids it. */
  breaks?: readonly string[]
  /** A fresh start. What it gives is called for each answer in turn, and gives the answer itself where it alters nothing. */
  begin(): Altering
}

export interface Altering {
  /** `number` counts the exchanges of the check, from 0. */
  answer(answered: Answered): Exchange
  /** The same for what else a check is given. */
  noted(noted: Noted): unknown
}

/** A kind of alteration, which stands for one fault. */
export interface AlterationKind {
  /** The fault in the present tense: `row-skipped`. */
  id: string
  /** One sentence on what the server does: "A list leaves out a row." */
  sentence: string
}

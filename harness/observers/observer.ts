import type { Exchange } from '../../core/exchange.ts'
import type { Judgement } from '../../core/judgement.ts'
import type { Route } from '../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { LoginCallback } from '../callbacks/observed-login.ts'
import type { Memory } from './memory.ts'
import type { Observed } from './met.ts'
import type { Sighting } from './sighting.ts'

/** An observer's result for one of its points after an exchange. */
export interface Remark {
  /** Absent for an observer with a single point. Where schemas name the rules, a rule's id. */
  point?: string | undefined
  /** The number of examined things. */
  looked: number
  /** Set where the rules of the point are broken. */
  broken?: Judgement
}

/** Evaluates several answers together. */
export type Together = (answers: readonly Exchange[], dialect: Dialect) => Judgement

/**
 * Evaluates one or several rules that any exchange of a run can show broken. It decides only from the exchange and
 * earlier ones, and says nothing where they do not suffice.
 */
export interface Observer {
  /** The obligation, as in its file name: `one-view`. */
  name: string
  /** A title for reports, in the style of a scenario. */
  title: string
  /** Its points, where it has several. Rules say `Observed by: NAME: POINT`, or `Observed by: NAME`. */
  points?: readonly string[]
  /** The ids of its rules where schemas name them; replaces points. */
  rules?: () => readonly string[]
  /** Whether it can evaluate exchanges of a route. Absent for every exchange, even without a route. */
  concerns?: (route: Route) => boolean
  look: (sighting: Sighting, memory: Memory) => readonly Remark[]
  /** Evaluates a point over several answers, where a check may ask for it. */
  together?: (point: string) => Together | undefined
  /** Evaluates a callback; absent where it evaluates none. */
  hear?: (callback: Heard, memory: Memory) => readonly Remark[]
}

/** A callback of an interface. Its request is the target's. */
export interface Heard extends Observed {
  callback: LoginCallback
  /** The receiver, in the form of memory's owners. */
  owner: string
}

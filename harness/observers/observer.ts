import type { Exchange } from '../../core/exchange.ts'
import type { Judgement } from '../../core/judgement.ts'
import type { Route } from '../../requirements/tables/routes/route.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { LoginCallback } from '../callbacks/observed-login.ts'
import type { Memory } from './memory.ts'
import type { Observed } from './met.ts'
import type { Sighting } from './sighting.ts'

/** What an observer says of one of its points after one exchange. */
export interface Remark {
  /** Absent where the observer has one; of one that schemas name rules to, the id of a rule. */
  point?: string | undefined
  /** How many things that the point concerns were looked at. */
  looked: number
  /** Set where the rules that name the point are broken. */
  broken?: Judgement
}

/** The judgement of many answers at once. */
export type Together = (answers: readonly Exchange[], dialect: Dialect) => Judgement

/**
 * A rule, or several that one look decides, that any exchange of a run can show broken. It decides from an exchange and from
 * what was seen before it alone, and says nothing where they leave it open.
 */
export interface Observer {
  /** The obligation, as its file is named: `one-view`. */
  name: string
  /** What it watches, for reports: a title as scenarios have. */
  title: string
  /** What it looks for, where that is several things; the rules say `Observed by: NAME: POINT`, or `Observed by: NAME`. */
  points?: readonly string[]
  /** The ids of the rules that schemas name at what they describe, in place of points. */
  rules?: () => readonly string[]
  /** Whether it may say anything of an exchange with a route; of every exchange where absent, also of one without a route. */
  concerns?: (route: Route) => boolean
  look: (sighting: Sighting, memory: Memory) => readonly Remark[]
  /** What evaluates one of its points over many answers at once, where a check may ask for it. */
  together?: (point: string) => Together | undefined
  /** What it says of a callback; absent where it says nothing of any. */
  hear?: (callback: Heard, memory: Memory) => readonly Remark[]
}

/** A callback of an interface: its request is what the target sent. */
export interface Heard extends Observed {
  callback: LoginCallback
  /** To whom it was sent, as memory names owners. */
  owner: string
}

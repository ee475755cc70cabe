import type { Exchange } from '../../../core/exchange.ts'
import type { Asked } from './asked.ts'

/** A fault that a gateway gives to a target: requests reach it changed, twice or not at all, or answers come from before. */
export interface LiveAlteration {
  /** `ignores-parameter-from_id`. */
  id: string
  /** How many requests it makes of one, at most; 1 when absent. */
  times?: number
  /** Begins anew: what it has seen is forgotten. */
  begin(): Interference
}

export interface Interference {
  /** What the gateway does in place of sending the request on; undefined where it lets the request through. */
  instead(asked: Asked): ((way: Way) => Promise<Exchange>) | undefined
  /** Sees what came of a request that was let through. */
  learn?(asked: Asked, exchange: Exchange): void
}

/** What a gateway has at hand. */
export interface Way {
  send(asked: Asked): Promise<Exchange>
  /** The request signed anew over what it holds now. */
  signed<A extends Asked>(asked: A): Promise<A>
  /** An answer that came from before, as if it were the answer to this request. `change` alters its body. */
  repeated(exchange: Exchange, change?: (body: string) => string): Exchange
}

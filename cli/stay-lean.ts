import { setFlagsFromString } from 'node:v8'

/** Until then a start is over: what it reads stays, and collecting that again and again only takes time. */
const startMs = 2000

/**
 * Keeps the young heap small and, once the start is over, collects the old one when it grew by a third. What a run needs then
 * hardly depends on how many requests it sends, for a tenth more processor time; a run mostly waits for its target.
 */
export function stayLean(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setTimeout(() => setFlagsFromString('--heap-growing-percent=30'), startMs).unref()
}

import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Until then a start is over: what it reads stays, and collecting that again and again only takes time. */
const startMs = 2000
/** Size of the young heap; the engine begins with one megabyte, and would go on to more than this. */
const youngBytes = 32 * 1024 * 1024
/** Far more than the young heap takes to grow so far, in parts that it is small enough to hold. */
const mostParts = 2000
const fieldsPerPart = 5000

/**
 * Gives the young heap one size and, once the start is over, collects the old one when it grew by a third. What a run needs
 * then hardly depends on how many requests it sends, for a few hundredths more processor time; a run mostly waits for its
 * target. To collect a young heap of a megabyte again and again takes four times as long.
 */
export function stayLean(): void {
  growYoungHeap()
  setFlagsFromString('--semi-space-growth-factor=1')
  setTimeout(() => setFlagsFromString('--heap-growing-percent=30'), startMs).unref()
}

/** Its size can be set only where Node is started; but it grows while much of what it holds is kept. */
function growYoungHeap(): void {
  const part = Array.from({ length: fieldsPerPart }, () => 0)
  const kept: unknown[] = []
  while (kept.length < mostParts && youngHeapBytes() < youngBytes) kept.push([...part])
}

function youngHeapBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
}

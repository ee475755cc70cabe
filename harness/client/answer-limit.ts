import { getHeapStatistics } from 'node:v8'

const mostAnswerBytes = 20_000_000
/** The engine counts the young heap as three halves, which it lets grow to so much from Node 24 on, and before. */
const youngBytes = 3 * (Number(process.versions.node.split('.')[0]) >= 24 ? 64 : 16) * 1024 * 1024
/** Where the young heap was given another size, the old one is taken for no less than this share. */
const leastShare = 0.2

/**
 * Longest answer that a process of this size reads: 20 MB, less where its heap is small, which is seen by its old heap. Text
 * and parsed value of an answer take about ten times its bytes, and several are at hand at once.
 */
export function answerLimitBytes(): number {
  const { heap_size_limit: all } = getHeapStatistics()
  const old = Math.max(all - youngBytes, leastShare * all)
  return Math.min(mostAnswerBytes, Math.floor(Math.min(all / 200, old / 100)))
}

import { getHeapStatistics } from 'node:v8'

const mostAnswerBytes = 20_000_000

/**
 * Longest answer that a process of this size reads. Text and parsed value of an answer take about ten times its bytes, and
 * several are at hand at once.
 */
export function answerLimitBytes(): number {
  return Math.min(mostAnswerBytes, Math.floor(getHeapStatistics().heap_size_limit / 200))
}

import { getHeapStatistics } from 'node:v8'

const mostAnswerBytes = 20_000_000

/**
 * The longest answer that this process reads. The text and the parsed value take about ten times the bytes, and several
 * answers are in memory together.
 */
export function answerLimitBytes(): number {
  return Math.min(mostAnswerBytes, Math.floor(getHeapStatistics().heap_size_limit / 200))
}

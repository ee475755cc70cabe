import type { ReceivedAnswer } from './exchange.ts'

/** Why nothing can be read from the body of an answer; undefined where it is JSON, or there is none. */
export function whyUnreadable(answer: ReceivedAnswer): string | undefined {
  if (answer.bodyBase64 !== undefined) return 'the bytes of its body are not UTF-8'
  return answer.json === undefined && answer.body.trim() !== '' ? 'its body is not JSON' : undefined
}

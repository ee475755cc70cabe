import type { ReceivedAnswer } from './exchange.ts'

export function whyUnreadable(answer: ReceivedAnswer): string | undefined {
  if (answer.bodyBase64 !== undefined) return 'the bytes of its body are not UTF-8'
  return answer.json === undefined && answer.body.trim() !== '' ? 'its body is not JSON' : undefined
}

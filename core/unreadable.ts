import type { ReceivedAnswer } from './exchange.ts'

/** Why nothing can be read from the body of an answer; undefined where it is JSON, or there is none. */
export function whyUnreadable({ body, bodyBase64, json }: ReceivedAnswer): string | undefined {
  if (bodyBase64 !== undefined) return 'the bytes of its body are not UTF-8'
  return json === undefined && body.trim() !== '' ? 'its body is not JSON' : undefined
}

import { check } from '../../../harness/checks/answers/check.ts'
import { demand, demandSent, demandAnswered } from '../../../harness/checks/answers/demands.ts'
import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, noted, holds } from '../../../core/judgement.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import { codesOf, outcomeWithCodes, statusOfCode, blocksOf } from '../../../harness/checks/answers/messages.ts'

/** What a request with one defect may be refused with. */
interface Refusal {
  /** For people, after "The request": `is not signed`. */
  defect: string
  /** Each with the status that the documents tie to it. */
  codes: readonly string[]
  /** Whether refusing the connection counts as well. */
  handshake?: boolean
}

/** Codes of transport errors of a target that ends the connection because of the certificate. */
const refusedConnection = new Set(['TLS_REFUSED', 'TLS_FAILED', 'TARGET_RESET'])

/**
 * Whether a request with one defect was refused with one of the codes that the documents allow for it, under its status.
 * `control` is the same request without the defect: unless it was accepted, the refusal proves nothing.
 * Source: Open-finance errors.
 */
export const refusedWith = check(
  (control: Exchange | undefined, answer: Exchange, { defect, codes, handshake }: Refusal) => {
    demandSent(control)
    const evidence = [control, answer]
    demandProven(control, evidence)
    const { code } = answer.trouble ?? {}
    if (handshake && code !== undefined && refusedConnection.has(code))
      // The refused handshake is the answer that the rule wants.
      return { ...held(because('connection-refused', { code }), [control]), evidence }
    const wanted = `${codes.map((one) => `${statusOfCode(one)} ${one}`).join(' or ')}, since the request ${defect}`
    const got = outcomeWithCodes(answer)
    if (isSuccess(answer)) return differs({ wanted, got: `accepted: ${got}` }, evidence)
    const seen = codesOf(answer)
    if (seen.some((one) => codes.includes(one) && statusOfCode(one) === answer.answer?.status))
      return held(because('refused', { outcome: got }), evidence)
    return differs({ wanted, got, place: 'apiClientMessages[0].code' }, evidence)
  },
)

/**
 * The twin without the defect was accepted: else nothing follows from a refusal. A page with a good status accepts nothing:
 * whoever sent it does not speak the interface. @throws CheckStopped (inconclusive)
 */
export function demandProven(control: Exchange, evidence: readonly Exchange[] = [control]): void {
  demand(!isPage(control), because('answer-not-json'), evidence)
  const outcome = outcomeWithCodes(control)
  demand(isSuccess(control), because('control-alike', { did: 'refused', outcome }), evidence)
}

/** Whether an answer is something else than JSON, a page for example. */
export function isPage({ answer }: Exchange): boolean {
  return answer !== undefined && answer.body !== '' && answer.json === undefined
}

/**
 * Whether the refusal of a body with one wrong attribute names that attribute. The form of a path is open but for the
 * example of a JSON pointer, so any path in which the attribute's name stands will do; no path at all is allowed.
 * Source: Open-finance message block, path.
 */
export const pointsAt = check((pointer: string, control: Exchange, answer: Exchange) => {
  const evidence = [control, answer]
  demandProven(control, evidence)
  demandAnswered([answer])
  const isOfForm = codesOf(answer).includes('FORMAT_ERROR')
  demand(isOfForm, because('request-refused-otherwise', { outcome: outcomeWithCodes(answer) }))
  const paths = blocksOf(answer).flatMap(({ path }) => (typeof path === 'string' && path !== '' ? path : []))
  if (paths.length === 0) return noted(because('left-out', { what: 'path' }), evidence)
  const name = pointer.split('/').at(-1) ?? ''
  if (paths.some((path) => path.split(/[^\w-]+/).includes(name))) return holds(evidence)
  return differs({ wanted: pointer, got: paths.join(', '), place: 'apiClientMessages[0].path' }, evidence)
})

/**
 * Whether some method of several that hardly any server has on one path is refused as unsupported. A server may have one
 * of them; none that it has not may come to anything but 405 SERVICE_INVALID, so one such refusal is enough, and needed.
 * That another one is not called unknown at the same path only follows: a method that the server has may name nothing there.
 * Source: Open-finance errors.
 */
export const methodUnsupported = check((control: Exchange | undefined, answers: readonly Exchange[]) => {
  demandSent(control && answers.length > 0)
  demandProven(control)
  demandAnswered(answers)
  const evidence = [control, ...answers]
  const seen = answers.map((answer) => `${answer.request.method}: ${outcomeWithCodes(answer)}`)
  const right = answers.some((answer) => answer.answer?.status === 405 && codesOf(answer).includes('SERVICE_INVALID'))
  const lost = answers.find((answer) => answer.answer?.status === 404)
  if (right && lost) {
    const wanted = `405 SERVICE_INVALID for ${lost.request.method} too, since the path takes other methods`
    return { ...differs({ wanted, got: outcomeWithCodes(lost) }, [control, lost]), atMost: 'implied' }
  }
  if (right) return holds(evidence, answers.length, 'method')
  return differs({ wanted: '405 SERVICE_INVALID for at least one of them', got: seen.join('; ') }, evidence)
})

const ofOtherStates = ['CONSENT_INVALID', 'CONSENT_EXPIRED']

/**
 * Whether a consent that the control port made valid is not refused with a code of consents that are not. Another refusal says
 * nothing of the consent. Source: Open-finance errors.
 */
export const notCalledInvalid = check((answer: Exchange) => {
  const outcome = outcomeWithCodes(answer)
  if (codesOf(answer).some((code) => ofOtherStates.includes(code))) {
    const wanted = `neither ${ofOtherStates.join(' nor ')}, since the consent is authorised, not revoked and not past its validTo`
    return differs({ wanted, got: outcome, place: 'apiClientMessages[0].code' }, [answer])
  }
  demand(isSuccess(answer) && !isPage(answer), because('request-refused-otherwise', { outcome }))
  return held(because('request-accepted', { outcome }), [answer])
})

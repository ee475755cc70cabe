import { check } from '../../../harness/checks/answers/check.ts'
import { demand, demandSent } from '../../../harness/checks/answers/demands.ts'
import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held } from '../../../core/judgement.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import { codesOf, outcomeWithCodes, statusOfCode } from '../../../harness/checks/answers/messages.ts'

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

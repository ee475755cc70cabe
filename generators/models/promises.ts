import type { Exchange } from '../../core/exchange.ts'
import { held, type Judgement, differs } from '../../core/judgement.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { asBefore, type Facts } from '../../harness/checks/answers/as-before.ts'
import { because } from '../../harness/reasons/because.ts'

/** Whether a refused request left the facts unchanged; undefined where it was not refused with a status from 400 to 499. */
export function leftAlone(
  refusal: Exchange,
  was: Facts,
  is: Facts,
  evidence: readonly Exchange[],
): Judgement | undefined {
  const status = refusal.answer?.status ?? 0
  if (isSuccess(refusal) || status < 400 || status > 499) return undefined
  return asBefore(was, is, [...evidence.slice(0, 1), refusal, ...evidence.slice(1)])
}

/** Choices of the target where the documents are silent. The first one is learned and expected from then on. */
export class OpenChoices {
  private readonly made = new Map<string, { choice: string; exchange: Exchange }>()

  /** Whether the answer repeats the learned choice; undefined the first time. */
  staysWith(question: string, choice: string, exchange: Exchange): Judgement | undefined {
    const before = this.made.get(question)
    if (!before) {
      this.made.set(question, { choice, exchange })
      return undefined
    }
    const evidence = [before.exchange, exchange]
    if (before.choice === choice)
      return held(because('value-as-expected', { place: question, value: choice }), evidence)
    return differs({ wanted: `${before.choice}, as before`, got: choice }, evidence)
  }
}

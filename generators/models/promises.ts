import type { Exchange } from '../../core/exchange.ts'
import { broken, held, type Judgement } from '../../core/judgement.ts'
import { jsonText } from '../../core/exact-json.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { because } from '../../harness/reasons/because.ts'

/** What must be as it was: values by the place at which an answer shows them. */
export type Facts = Readonly<Record<string, unknown>>

/** Whether what a refused request must not change is as it was; undefined where the request was no refusal. */
export function leftAlone(
  refusal: Exchange,
  was: Facts,
  is: Facts,
  evidence: readonly Exchange[],
): Judgement | undefined {
  const status = refusal.answer?.status ?? 0
  if (isSuccess(refusal) || status < 400 || status > 499) return undefined
  const all = [...evidence.slice(0, 1), refusal, ...evidence.slice(1)]
  const place = Object.keys(was).find((key) => key in is && textOf(was[key]) !== textOf(is[key]))
  if (place === undefined) return held(because('left-as-it-was'), all)
  const [wanted, got] = [textOf(was[place]), textOf(is[place])]
  const reason = because('refusal-left-change', { field: place, before: wanted, after: got })
  return broken(reason, { wanted, got, place }, all)
}

function textOf(value: unknown): string {
  return jsonText(value ?? null)
}

/** What a target does where the documents leave it open: learnt when it is seen first, and expected from then on. */
export class OpenChoices {
  private readonly made = new Map<string, { choice: string; exchange: Exchange }>()

  /** Whether an answer comes to the choice that was made before; undefined where this is the first time. */
  staysWith(question: string, choice: string, exchange: Exchange): Judgement | undefined {
    const before = this.made.get(question)
    if (!before) {
      this.made.set(question, { choice, exchange })
      return undefined
    }
    const evidence = [before.exchange, exchange]
    if (before.choice === choice) return held(because('open-choice-kept', { question, choice }), evidence)
    const reason = because('open-choice-changed', { question, first: before.choice, now: choice })
    return broken(reason, { wanted: before.choice, got: choice }, evidence)
  }
}

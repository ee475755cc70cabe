import { sampleData, sampleRefusal } from '../../harness/checks/test-support/sample-exchange.ts'
import type { Exchange } from '../../core/exchange.ts'
import { type Exploration, explore, type Property } from '../explore.ts'

/** A success with data, of a made-up target. */
export function accepting(data: unknown = {}): Exchange {
  return sampleData(data)
}

/** A refusal with a class, of a made-up target. */
export function refusing(errorClass: string): Exchange {
  return sampleRefusal(400, errorClass)
}

/** What a property makes of one input: its label, the outcome, and the finding with the code of its reason. */
export async function tried<T>({ holds }: Property<T>, input: NoInfer<T>): Promise<string[]> {
  const { label, outcome, judgement } = await holds(input)
  return [label, outcome, `${judgement.finding}: ${judgement.reason.code}`].flat()
}

/** What a property comes to on forty cases. */
export function explored<T>(property: Property<T>): Promise<Exploration> {
  return explore(property, { seed: 7, cases: 40, seconds: 60 })
}

/** The finding of a property on forty cases. */
export async function findingOf<T>(property: Property<T>): Promise<string> {
  return (await explored(property)).judgement.finding
}

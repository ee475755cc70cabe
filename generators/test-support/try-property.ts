import { sampleData, sampleRefusal } from '../../harness/checks/test-support/sample-exchange.ts'
import type { Exchange } from '../../core/exchange.ts'
import { type Exploration, explore, type Property } from '../explore.ts'

/** A successful answer with data. */
export function accepting(data: unknown = {}): Exchange {
  return sampleData(data)
}

/** A refusal with an error class. */
export function refusing(errorClass: string): Exchange {
  return sampleRefusal(400, errorClass)
}

/** The result of a property for one input: label, outcome, and finding with its reason's code. */
export async function tried<T>({ holds }: Property<T>, input: NoInfer<T>): Promise<string[]> {
  const { label, outcome, judgement } = await holds(input)
  return [label, outcome, `${judgement.finding}: ${judgement.reason.code}`].flat()
}

/** The result of a property on forty cases. */
export function explored<T>(property: Property<T>): Promise<Exploration> {
  return explore(property, { seed: 7, cases: 40, seconds: 60 })
}

export async function findingOf<T>(property: Property<T>): Promise<string> {
  return (await explored(property)).judgement.finding
}

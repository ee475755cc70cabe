import { readFileSync } from 'node:fs'
import type { InterfaceName } from '../../core/interface-name.ts'
import type { CheckIn } from './plan.ts'
import type { Check } from './read-checks.ts'

/**
 * What a check, or a case of a property, takes: requests, milliseconds at a sandbox that answers at once, and answers and stages
 * of fetches for which it waits one after the other.
 */
export type Figures = readonly [requests: number, ms: number, trips: number, stages?: number]

/** The step of every property, by which it is known. */
const everyCase = 'the rule holds for every case'
/** Of a check that is newer than the figures, and of a case of one. */
const unknownCheck: Figures = [5, 20, 5]
const unknownCase: Figures = [1.5, 1, 1.5]
/** How long the embedded sandbox takes for an answer. */
const embeddedMs = 0.5
/** With how many cases of each property figures are measured. */
export const usualCases = 10
/** How many a smoke run tries, edges among them; the table of power says what they find and send. */
export const fewCases = 3

const file = new URL('../../requirements/tables/figures-of-checks.json', import.meta.url)
let table: Readonly<Record<string, Readonly<Record<string, Figures>>>> | undefined

/**
 * What a check took at the sandbox (scripts/write-figures.ts): in this interface where that differs much from others, or else on
 * average. Undefined for a check that is newer.
 */
export function figuresOf(name: InterfaceName, check: string): Figures | undefined {
  table ??= JSON.parse(readFileSync(file, 'utf8')) as NonNullable<typeof table>
  const at = check.indexOf(': ')
  const [feature, title] = [check.slice(0, at), check.slice(at + 2)]
  return table[`${name} ${feature}`]?.[title] ?? table[feature]?.[title]
}

/** Whether a check tries generated cases. */
export function isProperty({ steps }: Pick<Check, 'steps'>): boolean {
  return steps.some(({ text }) => text === everyCase)
}

/** About how many requests a check takes, from what it took at the sandbox. */
export function requestsOf(one: CheckIn, cases: number): number {
  return takenBy(one, cases).requests
}

/** About how many milliseconds a check takes on the embedded sandbox, with the usual number of cases. */
export function msOf(one: CheckIn): number {
  return msAt(one, usualCases, embeddedMs)
}

/** About how many stages of fetches a check waits for one after another. */
export function stagesOf(one: CheckIn): number {
  return takenBy(one, usualCases).stages
}

/** The same at a target that takes so long for an answer, and for a stage of a fetch: no time for that when absent. */
export function msAt(one: CheckIn, cases: number, roundTripMs: number, stageMs = 0): number {
  const { ms, trips, stages } = takenBy(one, cases)
  return ms + trips * roundTripMs + stages * stageMs
}

function takenBy({ interface: name, check }: CheckIn, cases: number) {
  const times = isProperty(check) ? cases : 1
  const figures = figuresOf(name, check.name) ?? (isProperty(check) ? unknownCase : unknownCheck)
  const [requests, ms, trips, stages = 0] = figures
  return { requests: times * requests, ms: times * ms, trips: times * trips, stages: times * stages }
}

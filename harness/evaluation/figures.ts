import { readFileSync } from 'node:fs'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { CheckIn } from './plan.ts'
import type { Check } from './read-checks.ts'

/**
 * The cost of a check or of a property's case: requests, milliseconds at a sandbox without delay, and the answers and
 * fetch stages that it waits for in sequence.
 */
export type Figures = readonly [requests: number, ms: number, trips: number, stages?: number]

/** Every property has this step, which identifies it. */
const everyCase = 'the rule holds for every case'
/** The figures of a check newer than the table, and of one of its cases. */
const unknownCheck: Figures = [5, 20, 5]
const unknownCase: Figures = [1.5, 1, 1.5]
/** The time of the embedded sandbox's answer. */
const embeddedMs = 0.5
/** The cases of each property with which figures are measured. */
export const usualCases = 10
/** The cases of a smoke run, edges included. The table of power holds what they find and send. */
export const fewCases = 3

const file = new URL('../../requirements/tables/figures-of-checks.json', import.meta.url)
let table: Readonly<Record<string, Readonly<Record<string, Figures>>>> | undefined

/**
 * The figures of a check at the sandbox (scripts/write-figures.ts): for this interface where it differs much from
 * others, else the average. Undefined for a newer check.
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

/** The estimated requests of a check, from its figures at the sandbox. */
export function requestsOf(one: CheckIn, cases: number): number {
  return takenBy(one, cases).requests
}

/** The estimated milliseconds of a check on the embedded sandbox, with the usual number of cases. */
export function msOf(one: CheckIn): number {
  return msAt(one, usualCases, embeddedMs)
}

/** The estimated fetch stages that a check waits for in sequence. */
export function stagesOf(one: CheckIn): number {
  return takenBy(one, usualCases).stages
}

/** The estimated milliseconds at a target with these times for an answer and for a fetch's stage (none when absent). */
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

import { Refusal } from '../../../sandbox/basics/refusals.ts'
import { breakages } from '../../../sandbox/serving/limits.ts'
import type { Rules } from '../../../sandbox/world/rules.ts'

/** A change of behaviour that can be made while the sandbox runs. */
export interface Fault {
  id: string
  kind: 'fault' | 'variant'
  sentence: string
  /** What a variant answers: of two with one question, only one can be taken. */
  question?: string
  patch: (rules: Rules) => void
}

/** The longest that answers can be held back, in milliseconds. */
export const longestDelayMs = 60_000
/** Enough for any client that repeats. */
export const mostRefusals = 1000

export interface Faults {
  catalogue: readonly Fault[]
  taken(): readonly Fault[]
  /** @throws Refusal WrongRequestFormat for an unknown one, and for the second of two that answer one question */
  take(id: string): Promise<void>
  drop(id: string): Promise<void>
  /** How long every answer is held back; 0 for not at all. */
  delayMs(): number
  /** @throws Refusal WrongRequestFormat */
  delay(ms: number): Promise<void>
  /** The class with which the next requests are refused, or how they break off, and how many of them. */
  next(): { errorClass: string; times: number }
  /** @throws Refusal WrongRequestFormat */
  refuse(errorClass: string, times: number): Promise<void>
}

/** Faults that change the rules of a sandbox: `exchange` gives it fresh ones with these patches beside its own. */
export function createFaults(
  catalogue: readonly Fault[],
  exchange: (patches: Array<(rules: Rules) => void>) => Promise<void>,
): Faults {
  let taken: Fault[] = []
  let delayMs = 0
  let next = { errorClass: '', times: 0 }
  const apply = () => exchange([...taken.map(({ patch }) => patch), slow, refusing])

  function slow({ wire }: Rules): void {
    const before = wire.delayMs
    if (delayMs > 0) wire.delayMs = (route) => before(route) + delayMs
  }

  function refusing({ wire }: Rules): void {
    const before = wire.refuses
    wire.refuses = (route, version) => {
      if (next.times === 0) return before(route, version)
      next.times--
      return next.errorClass
    }
  }

  return {
    catalogue,
    taken: () => taken,
    async take(id) {
      const fault = catalogue.find((one) => one.id === id)
      if (!fault) throw new Refusal('WrongRequestFormat', `there is no fault ${id}`)
      const contrary = taken.find(
        (one) => one.id !== id && one.question !== undefined && one.question === fault.question,
      )
      if (contrary) throw new Refusal('WrongRequestFormat', `${id} contradicts ${contrary.id}; remove that one first`)
      taken = [...taken.filter((one) => one !== fault), fault]
      await apply()
    },
    async drop(id) {
      taken = taken.filter((one) => one.id !== id)
      await apply()
    },
    delayMs: () => delayMs,
    async delay(ms) {
      delayMs = wholeNumber(ms, 'the delay', longestDelayMs)
      await apply()
    },
    next: () => next,
    async refuse(errorClass, times) {
      const count = wholeNumber(times, 'the number of requests', mostRefusals)
      const isBreakage = breakages.some((one) => one === errorClass)
      if (count > 0 && !isBreakage && !/^[A-Za-z]{1,80}$/.test(errorClass))
        throw new Refusal('WrongRequestFormat', `give an error class, or ${breakages.join(' or ')}`)
      next = { errorClass, times: count }
      await apply()
    },
  }
}

function wholeNumber(value: number, what: string, most: number): number {
  if (Number.isInteger(value) && value >= 0 && value <= most) return value
  throw new Refusal('WrongRequestFormat', `${what} must be a whole number from 0 to ${most}`)
}

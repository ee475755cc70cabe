import type { InterfaceName } from '../../core/interfaces.ts'
import type { Shard } from '../../core/shard.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { isUnanswered } from '../../core/check-stopped.ts'
import type { Reason } from '../../core/reason.ts'
import type { Requirement } from '../../core/requirement.ts'
import type { Client } from '../client/client.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { RoutesMet } from '../dialect/routes-met.ts'
import type { CapabilityName } from '../../core/capability.ts'
import type { Person } from '../hosted/person.ts'
import type { Browsers } from '../hosted/browsers.ts'
import type { Profile } from '../profile/profile.ts'
import type { JournalEvent } from '../../core/journal-events.ts'
import { AttemptTimes } from './attempt-times.ts'
import { inScope, reading, restOn, scopeOfSetUp } from '../replay/replay-log.ts'
import { everything, type Visited } from '../quantifiers/visited.ts'
import type { BaseVersion } from './base-version.ts'
import { type Slot, onlySlot } from './slot.ts'
import { SeenAnswers } from './seen-answers.ts'

export interface RunOptions {
  profile: Profile
  offered: Map<CapabilityName, true | Reason>
  requirements: Requirement[]
  dialect: Dialect
  client: Client
  /** The version that creates customers and logins, if not the evaluated one. */
  baseVersion?: BaseVersion
  /** The other offered versions of the same target; none when absent. */
  others?: readonly BaseVersion[]
  /** Set-ups for all interfaces of the target; the run's own when absent. */
  ofTarget?: Map<string, Promise<unknown>>
  record: (event: JournalEvent) => void
  seed: number
  /** Property cases per property. */
  cases: number
  propertySeconds: number
  /** The limit of a property's cases, edges included; all edges when absent. */
  mostCases?: number
  /** fast-check path of a single case to repeat. */
  path?: string
  /** By check, the case that broke its property in an earlier proof, from 1. It is tried first. None when absent. */
  brokenCases?: ReadonlyMap<string, number>
  /** Whether an interface has shown enough, so that no further history is played; never when absent. */
  isShown?: (name: InterfaceName) => boolean
  /** Whether a broken case is shrunk; true when absent. */
  shrinks?: boolean
  /** Unique among all runs at this target; part of every identifier. */
  label: string
  /** The browser for hosted pages. */
  browsers: Browsers
  /** The person for hosted pages, where the profile asks for one; nobody when absent. */
  person?: Person
  /** The folder for files beside the journal; none are kept when absent. */
  evidenceFolder?: string
  /** The shard of a whole run; absent for a whole one. */
  shard?: Shard
  /** The visited places and sent defects; all when absent. */
  visited?: Visited
}

/** A run against one target as one interface: the state that steps and hooks share. */
export type Run = ReturnType<typeof createRun>

export function createRun({
  requirements: rows,
  others = [],
  ofTarget = new Map<string, Promise<unknown>>(),
  shrinks = true,
  visited = everything,
  ...given
}: RunOptions) {
  const { dialect, shard } = given
  const requirements: ReadonlyMap<string, Requirement> = new Map(rows.map((row) => [row.id, row]))
  const names = [...requirements.values()].flatMap((row) =>
    [...new Set([row.id, row.partOf?.id ?? row.id])].map((tag) => ({ tag, row })),
  )
  const tagged = new Map(
    [...Map.groupBy(names, ({ tag }) => tag)].map(([tag, all]) => [tag, all.map(({ row }) => row)]),
  )
  const seen = new SeenAnswers(dialect.successBody ?? 'data')
  const routesMet = new RoutesMet(dialect)
  let lastNumber = 0
  const taken = new Map<string, number>()
  const made = new Map<string, Promise<unknown>>()
  const lent = new Map<string, Set<number>>()
  const customersMade = new Map<string, Set<string>>()

  /** Waits for exclusive use of the named thing, even across the target's interfaces. Returns the function that releases it. */
  async function take(name: string): Promise<() => void> {
    const turn = `turn at ${name}`
    const before = ofTarget.get(turn) ?? Promise.resolve()
    let giveBack = () => undefined as void
    const back = new Promise<void>((resolve) => {
      giveBack = resolve
    })
    ofTarget.set(
      turn,
      before.then(() => back),
    )
    await currentSlot().waitFor(before)
    return giveBack
  }

  return {
    ...given,
    others,
    shrinks,
    visited,
    requirements,
    /** The rows of a check's tag: the row with that id, and its parts. */
    tagged: tagged as ReadonlyMap<string, readonly Requirement[]>,
    /** A memory of answers, for the rules about every answer. */
    seen,
    /** The routes that the target is known to have. */
    routesMet,
    /** How long the attempts of the target take. */
    attemptTimes: new AttemptTimes(),
    /** Ids of rows that were found broken on the way. */
    noticed: new Set<string>(),
    /** The secrets of created or given logins, by client and id. */
    loginSecrets: new Map<string, string>(),
    /** The clients for which customers were created, by the customer's id. */
    customersMade,
    /** Whether a login did not show its newest attempt. From then on, the list of attempts is read. */
    listsAttempts: false,
    take,

    /** Notes the result of a request of this name. */
    note(name: string, exchange: Exchange): void {
      seen.add(name, exchange)
      routesMet.note(exchange)
    },

    /** Notes that a customer was created for a client. */
    noteCustomer(id: string, client: string): void {
      customersMade.set(id, (customersMade.get(id) ?? new Set()).add(client))
    },

    /** A new number for distinct names. */
    nextNumber(): number {
      lastNumber += 1
      return reading('number', () => lastNumber)
    },

    /** The next index into a list of the profile. Each shard has its own indexes. */
    nextPlace(list: string): number {
      const before = taken.get(list) ?? 0
      taken.set(list, before + 1)
      const { number = 1, of = 1 } = shard ?? {}
      return reading('number', () => number - 1 + before * of)
    },

    /** Creates something once per run, for every check that needs it. */
    once<T>(name: string, make: () => Promise<T>): Promise<T> {
      return sharedIn(made, name, scopeOfSetUp(name, dialect.interface), make)
    },

    /** Creates something once for all evaluated interfaces of the target, for example because it uses up a client's limit. */
    onceForTarget<T>(name: string, make: () => Promise<T>): Promise<T> {
      return sharedIn(ofTarget, name, scopeOfSetUp(name), make)
    },

    /** The number, from 1, of a resource that no check uses at present. */
    lend(name: string): number {
      const lentNumbers = lent.get(name) ?? new Set()
      lent.set(name, lentNumbers)
      let number = 1
      while (lentNumbers.has(number)) number += 1
      lentNumbers.add(number)
      return number
    },

    /** Returns the resource for other checks. */
    takeBack(name: string, number: number): void {
      lent.get(name)?.delete(number)
    },

    /** Runs an action with exclusive use by `take`. */
    async having<T>(name: string, act: () => Promise<T>): Promise<T> {
      const giveBack = await take(name)
      return act().finally(giveBack)
    },
  }
}

/** A set-up that several checks share. */
function sharedIn<T>(
  all: Map<string, Promise<unknown>>,
  name: string,
  scope: string,
  make: () => Promise<T>,
): Promise<T> {
  restOn(scope)
  // The promises of one name have one type.
  const known = all.get(name) as Promise<T> | undefined
  if (known) return currentSlot().waitFor(known)
  const made = inScope(scope, make)
  all.set(name, made)
  made.catch((error: unknown) => {
    if (isUnanswered(error)) all.delete(name)
  })
  return afterWaiting(made)
}

/** The same promise, delayed: its waiters must count as active before its maker continues. */
async function afterWaiting<T>(made: Promise<T>): Promise<T> {
  await made.catch(() => undefined)
  return made
}

const going = new AsyncLocalStorage<{ run: Run; slot: Slot }>()

/** The run of the current step and the slot of its check. Cucumber creates the World, so they cannot be passed. */
export function currentRun(): { run: Run; slot: Slot } {
  const current = going.getStore()
  if (!current) throw new Error('RUN_MISSING: steps were started without a run; use evaluateTarget')
  return current
}

/** The slot of the current check, or that of a single check. */
export function currentSlot(): Slot {
  return going.getStore()?.slot ?? onlySlot
}

/** Runs an action whose steps use this run. */
export function asRun<T>(run: Run, act: () => Promise<T>, slot: Slot = onlySlot): Promise<T> {
  return going.run({ run, slot }, act)
}

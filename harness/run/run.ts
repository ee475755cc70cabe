import type { Shard } from '../../core/shard.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { isUnanswered } from '../../core/check-stopped.ts'
import type { Reason } from '../../core/reason.ts'
import type { Requirement } from '../../requirements/requirement.ts'
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
  /** Where customers and logins are made, if not through the version that is evaluated. */
  baseVersion?: BaseVersion
  /** Other versions of the same target that the profile claims; none when absent. */
  others?: readonly BaseVersion[]
  /** What was made for every interface of the target together; the run's own alone when absent. */
  ofTarget?: Map<string, Promise<unknown>>
  record: (event: JournalEvent) => void
  seed: number
  /** Property cases per property. */
  cases: number
  propertySeconds: number
  /** Of a property no more cases than these are tried, its edges among them; all its edges when absent. */
  mostCases?: number
  /** fast-check path of one case to replay alone. */
  path?: string
  /** Of checks the case that broke their property in an earlier proof, counted from one: it is tried first. None when absent. */
  brokenCases?: ReadonlyMap<string, number>
  /** Whether a case that breaks a property is made small; true when absent. */
  shrinks?: boolean
  /** Unique among the runs that ever met this target; part of every identifier. */
  label: string
  /** The browser for hosted pages. */
  browsers: Browsers
  /** Who goes through hosted pages where the profile says that a person does; nobody when absent. */
  person?: Person
  /** The folder for what is kept beside the journal; nothing is kept when absent. */
  evidenceFolder?: string
  /** Of the part of a whole run that this one is; absent for a whole one. */
  shard?: Shard
  /** Which places its checks visit, and with which defects; all when absent. */
  visited?: Visited
}

/** One run against one target as one interface: what steps and hooks share. */
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

  /**
   * Has something of this name for oneself, once those who wanted it before have given it back, also as other interfaces of
   * the target. Gives what does that.
   */
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
    /** The rows that a tag of a check names: the one of that id, and those that are parts of it. */
    tagged: tagged as ReadonlyMap<string, readonly Requirement[]>,
    /** What every answer of the run looked like, for the rules that hold of each. */
    seen,
    /** Which of its routes the target has been seen to have. */
    routesMet,
    /** How long the attempts of the target take. */
    attemptTimes: new AttemptTimes(),
    /** The ids of rows that were seen broken on the way to something else. */
    noticed: new Set<string>(),
    /** The secrets of the logins that checks made or were given, by the client they belong to and their id. */
    loginSecrets: new Map<string, string>(),
    /** Whether a login was seen that does not show its newest attempt: it is looked for in the list from then on. */
    listsAttempts: false,
    take,

    /** Notes what came of a request of this name. */
    note(name: string, exchange: Exchange): void {
      seen.add(name, exchange)
      routesMet.note(exchange)
    },

    /** The next number of the run, for names that must differ. */
    nextNumber(): number {
      lastNumber += 1
      return reading('number', () => lastNumber)
    },

    /** The next of things that the profile lists, by its place among them; each part of a run has places of its own. */
    nextPlace(list: string): number {
      const before = taken.get(list) ?? 0
      taken.set(list, before + 1)
      const { number = 1, of = 1 } = shard ?? {}
      return reading('number', () => number - 1 + before * of)
    },

    /** Makes something once per run, for every check that wants it. */
    once<T>(name: string, make: () => Promise<T>): Promise<T> {
      return sharedIn(made, name, scopeOfSetUp(name, dialect.interface), make)
    },

    /** Makes something once for all interfaces that are evaluated of the target, such as what uses up a limit of a client. */
    onceForTarget<T>(name: string, make: () => Promise<T>): Promise<T> {
      return sharedIn(ofTarget, name, scopeOfSetUp(name), make)
    },

    /** The number of one of several alike that no check has at present, from 1. */
    lend(name: string): number {
      const own = lent.get(name) ?? new Set()
      lent.set(name, own)
      let number = 1
      while (own.has(number)) number += 1
      own.add(number)
      return number
    },

    /** Lets another check have it. */
    takeBack(name: string, number: number): void {
      lent.get(name)?.delete(number)
    },

    /** Does something while having what `take` gives. */
    async having<T>(name: string, act: () => Promise<T>): Promise<T> {
      const giveBack = await take(name)
      return act().finally(giveBack)
    },
  }
}

/** What is made once for several checks. */
function sharedIn<T>(
  all: Map<string, Promise<unknown>>,
  name: string,
  scope: string,
  make: () => Promise<T>,
): Promise<T> {
  restOn(scope)
  // The Promises of one name are of one type.
  const known = all.get(name) as Promise<T> | undefined
  if (known) return currentSlot().waitFor(known)
  const made = inScope(scope, make)
  all.set(name, made)
  made.catch((error: unknown) => {
    if (isUnanswered(error)) all.delete(name)
  })
  return afterWaiting(made)
}

/** The same, a moment after those who wait for it have seen it: they count as going on before its maker does. */
async function afterWaiting<T>(made: Promise<T>): Promise<T> {
  await made.catch(() => undefined)
  return made
}

const going = new AsyncLocalStorage<{ run: Run; slot: Slot }>()

/** The run that the steps serve, and the slot in which their check goes on. Cucumber makes the World, so they cannot be handed over. */
export function currentRun(): { run: Run; slot: Slot } {
  const current = going.getStore()
  if (!current) throw new Error('RUN_MISSING: steps were started without a run; use evaluateTarget')
  return current
}

/** The slot of the check that is going on; that of one alone where none is. */
export function currentSlot(): Slot {
  return going.getStore()?.slot ?? onlySlot
}

/** Does something whose steps serve this run. */
export function asRun<T>(run: Run, act: () => Promise<T>, slot: Slot = onlySlot): Promise<T> {
  return going.run({ run, slot }, act)
}

// Runs collected tests one after the other, with their hooks, and says how each ended.
import { mock, type MockTracker } from 'node:test'
import type { Body, Suite, TestCase, TestContext } from './test-registry.ts'

export interface TestEnd {
  id: string
  name: string
  outcome: 'passed' | 'failed' | 'skipped'
  message: string
  timeSpentMs: number
}

export interface RunOptions {
  /** Which tests run; all where it is undefined. */
  only?: ReadonlySet<string>
  /** Called with the id of each test before it starts, and with undefined after it. */
  entering?: (id: string | undefined) => void
  /** Ends the run with the first failure. */
  bail: boolean
}

const Tracker = mock.constructor as new () => MockTracker

/** Gives the end of every test that ran, in order; `path` is what its ids begin with. */
export async function runSuite(path: string, suite: Suite, options: RunOptions): Promise<TestEnd[]> {
  const ends: TestEnd[] = []
  await runEntries(path, [suite], options, ends)
  return ends
}

async function runEntries(path: string, chain: Suite[], options: RunOptions, ends: TestEnd[]): Promise<void> {
  const suite = chain.at(-1)
  if (suite === undefined || !idsIn(path, suite).some((id) => options.only?.has(id) ?? true)) return
  const began = await failureOf(() => runAll(suite.hooks.before, contextOf(path)))
  if (began !== undefined) ends.push(endOf(`${path} > before`, 'failed', began, 0))
  else
    for (const entry of suite.entries) {
      const id = `${path} > ${entry.name}`
      if ('entries' in entry) await runEntries(id, [...chain, entry], options, ends)
      else if (options.only?.has(id) ?? true) ends.push(await runCase(id, entry, chain, options))
      if (options.bail && ends.some(({ outcome }) => outcome === 'failed')) break
    }
  const ended = await failureOf(() => runAll(suite.hooks.after, contextOf(path)))
  if (ended !== undefined) ends.push(endOf(`${path} > after`, 'failed', ended, 0))
}

async function runCase(id: string, { skip, body }: TestCase, chain: Suite[], options: RunOptions): Promise<TestEnd> {
  if (skip) return endOf(id, 'skipped', '', 0)
  const began = performance.now()
  const cleanups: Body[] = []
  const context = contextOf(id, cleanups)
  options.entering?.(id)
  const failure =
    (await failureOf(async () => {
      for (const { hooks } of chain) await runAll(hooks.beforeEach, context)
      await body(context)
    })) ??
    (await failureOf(async () => {
      await runAll(cleanups, context)
      for (const { hooks } of chain.toReversed()) await runAll(hooks.afterEach, context)
    }))
  context.mock.reset()
  options.entering?.(undefined)
  return endOf(id, failure === undefined ? 'passed' : 'failed', failure ?? '', performance.now() - began)
}

/** What a call threw, or what was thrown beside it while it ran; undefined where nothing was. */
async function failureOf(call: () => unknown): Promise<string | undefined> {
  const failures: unknown[] = []
  const note = (error: unknown): void => void failures.push(error)
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  try {
    await call()
  } catch (error) {
    note(error)
  } finally {
    process.off('unhandledRejection', note)
    process.off('uncaughtException', note)
  }
  return failures.length === 0 ? undefined : String(failures[0])
}

async function runAll(bodies: Body[], context: TestContext): Promise<void> {
  for (const body of bodies) await body(context)
}

function contextOf(name: string, cleanups: Body[] = []): TestContext {
  const context: TestContext = {
    name,
    after: (body) => void cleanups.push(body),
    mock: new Tracker(),
    test: async (_, body) => void (await body(context)),
  }
  return context
}

function idsIn(path: string, suite: Suite): string[] {
  return suite.entries.flatMap((entry) => {
    const id = `${path} > ${entry.name}`
    return 'entries' in entry ? idsIn(id, entry) : [id]
  })
}

function endOf(id: string, outcome: TestEnd['outcome'], message: string, timeSpentMs: number): TestEnd {
  return { id, name: id, outcome, message, timeSpentMs }
}

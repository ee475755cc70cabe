// Stands in for node:test while mutants run: it only collects, so that one process can run the same tests again and
// again. It knows what the tests here use: test, it, describe, suite, hooks, skip, and a context with after and mock.
import { mock, type MockTracker } from 'node:test'

export type Body = (context: TestContext) => unknown

export interface TestCase {
  name: string
  skip: boolean
  body: Body
}

export interface Suite {
  name: string
  entries: Array<TestCase | Suite>
  hooks: Record<Moment, Body[]>
}

export interface TestContext {
  name: string
  after(body: Body): void
  mock: MockTracker
  test(name: string, body: Body): Promise<void>
}

type Moment = 'before' | 'after' | 'beforeEach' | 'afterEach'
type Options = { skip?: unknown; todo?: unknown }

let current = emptySuite('')

/** Gives what one file registers: imports it and hands back its tests, none of them run. */
export async function collect(load: () => Promise<unknown>): Promise<Suite> {
  const collected = (current = emptySuite(''))
  await load()
  return collected
}

export function test(name: string, ...rest: [Body] | [Options, Body]): void {
  const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest
  current.entries.push({ name, skip: Boolean(options.skip ?? options.todo), body })
}

export function describe(name: string, ...rest: [() => void] | [Options, () => void]): void {
  const [options, body] = rest.length === 1 ? [{} as Options, rest[0]] : rest
  if (options.skip) return
  const parent = current
  current = emptySuite(name)
  parent.entries.push(current)
  body()
  current = parent
}

export const it = test
export const suite = describe
export const before = (body: Body): void => void current.hooks.before.push(body)
export const after = (body: Body): void => void current.hooks.after.push(body)
export const beforeEach = (body: Body): void => void current.hooks.beforeEach.push(body)
export const afterEach = (body: Body): void => void current.hooks.afterEach.push(body)
export { mock }

function emptySuite(name: string): Suite {
  return { name, entries: [], hooks: { before: [], after: [], beforeEach: [], afterEach: [] } }
}

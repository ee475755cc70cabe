import {
  After,
  AfterStep,
  Before,
  setDefaultTimeout,
  setDefinitionFunctionWrapper,
  setWorldConstructor,
  type ITestCaseHookParameter,
} from '@cucumber/cucumber'
import { checkInWordsOf } from '../../requirements/in-words-of.ts'
import { decideCheck, nameOfCheck } from '../world/decide-check.ts'
import { missingFor } from '../world/missing-for.ts'
import { AssayWorld } from '../world/world.ts'

setWorldConstructor(AssayWorld)
// Once a step has named places, the steps after it are done at each of them. Hooks, which get a pickle, are not steps.
setDefinitionFunctionWrapper((code: (this: AssayWorld, ...given: unknown[]) => unknown) => {
  return function (this: AssayWorld, ...given: unknown[]): unknown {
    const [first] = given
    const isHook = typeof first === 'object' && first !== null && 'pickle' in first
    return isHook ? code.apply(this, given) : this.do(() => code.apply(this, given))
  }
})
setDefaultTimeout(15 * 60 * 1000)

const started = new WeakMap<AssayWorld, number>()

Before(function (this: AssayWorld, { pickle }: ITestCaseHookParameter) {
  started.set(this, performance.now())
  this.scenario.title = checkInWordsOf(this.run.dialect.interface, pickle.name)
  this.scenario.tagged = pickle.tags.map(({ name }) => name.slice(1))
  this.scenario.rows = this.scenario.tagged.flatMap((id) => this.run.requirements.get(id) ?? [])
  this.run.record({
    type: 'check-started',
    at: new Date().toISOString(),
    check: nameOfCheck(pickle),
    interface: this.run.dialect.interface,
  })
  return this.scenario.rows.some((row) => missingFor(this.run, row.needs) === undefined) ? undefined : 'skipped'
})

AfterStep(function (this: AssayWorld, { error }: { error?: unknown }) {
  this.scenario.stoppedBy ??= error
})

After(async function (this: AssayWorld, parameter: ITestCaseHookParameter) {
  try {
    await this.scene.control.resetClock()
    await this.scene.control.releaseRateLimits()
  } finally {
    this.scene.giveBack()
    const durationMs = performance.now() - (started.get(this) ?? performance.now())
    decideCheck(this, parameter, durationMs)
  }
})

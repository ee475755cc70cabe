import {
  After,
  Before,
  setDefaultTimeout,
  setDefinitionFunctionWrapper,
  setWorldConstructor,
  type ITestCaseHookParameter,
} from '../../harness/evaluation/runner.ts'
import { checkInWordsOf } from '../../requirements/in-words-of.ts'
import { decideCheck, isFurtherRow, nameOfCheck, placeOfCheck, missingFor } from '../world/decide-check.ts'
import { ownStepOf } from '../../harness/run/own-steps.ts'
import { currentSlot } from '../../harness/run/run.ts'
import { timeOver } from '../../harness/run/time-over.ts'
import { inScope, scopeOfCheck } from '../../harness/replay/replay-log.ts'
import { doOwnStep } from '../world/own-step.ts'
import { withinTime } from '../world/within-time.ts'
import { AssayWorld } from '../world/world.ts'

/** A step that takes longer hangs. */
const mostMs = 15 * 60 * 1000
/** The runner would count what a check waits for others. */
const noTimeout = -1

setWorldConstructor(AssayWorld)
// Once a step has named places, the steps after it are done at each of them. Hooks, which get a pickle, are not steps.
setDefinitionFunctionWrapper((code: (this: AssayWorld, ...given: unknown[]) => unknown) => {
  return function (this: AssayWorld, ...given: unknown[]): unknown {
    const [first] = given
    const isHook = typeof first === 'object' && first !== null && 'pickle' in first
    if (isHook) return code.apply(this, given)
    const act = () => code.apply(this, given)
    const own = ownStepOf(code)
    return inScope(this.scenario.scope, async () => {
      try {
        const came = await (own ? doOwnStep(this, own, act) : withinTime(currentSlot(), mostMs, () => this.do(act)))
        this.scenario.done = (this.scenario.done ?? 0) + 1
        return came
      } catch (error) {
        this.scenario.stoppedBy ??= error
        throw error
      }
    })
  }
})
setDefaultTimeout(noTimeout)

const startedMs = new WeakMap<AssayWorld, number>()
/** A clock that stands still while a check waits for others. */
const ownNowMs = () => performance.now() - currentSlot().waitedMs()

Before(function (this: AssayWorld, parameter: ITestCaseHookParameter) {
  const { pickle } = parameter
  // Nothing more is sent: what has not begun stays undecided, so that the run ends at once.
  if (this.run.client.stopped() !== undefined) return 'skipped'
  startedMs.set(this, ownNowMs())
  this.scenario.scope = scopeOfCheck(this.run.dialect.interface, nameOfCheck(pickle))
  this.scenario.title = checkInWordsOf(this.run.dialect.interface, pickle.name)
  this.scenario.check = nameOfCheck(pickle)
  this.scenario.where = placeOfCheck(parameter)
  this.scenario.isFurtherRow = isFurtherRow(parameter)
  this.scenario.tagged = pickle.tags.map(({ name }) => name.slice(1))
  this.scenario.rows = this.scenario.tagged.flatMap((tag) => this.run.tagged.get(tag) ?? [])
  this.run.record({
    type: 'check-started',
    at: new Date().toISOString(),
    check: this.scenario.check,
    interface: this.run.dialect.interface,
  })
  this.scenario.stoppedBy = timeOver(this.run)
  if (this.scenario.stoppedBy) return 'skipped'
  return this.scenario.rows.some((row) => missingFor(this.run, row.needs) === undefined) ? undefined : 'skipped'
})

After(async function (this: AssayWorld, parameter: ITestCaseHookParameter) {
  const began = startedMs.get(this)
  if (began === undefined) return
  const { status, exception } = parameter.result ?? {}
  // What nobody awaits may throw beside a step.
  if (String(status) === 'FAILED') this.scenario.stoppedBy ??= new Error(exception?.message)
  try {
    await inScope(this.scenario.scope, async () => {
      await this.scene.control.resetClock()
      await this.scene.control.releaseRateLimits()
    })
  } finally {
    this.scene.lender.giveBack()
    decideCheck(this, parameter, ownNowMs() - began)
  }
})

// The plugin by which Stryker runs our tests: in its own worker process, with modules loaded anew for every mutant.
// A process of its own for every test file and mutant, as the tap runner starts it, takes five times as long.
import { FreshModules } from './fresh-modules.ts'
import { runSuite, type TestEnd } from './run-suite.ts'
import { collect } from './test-registry.ts'

/** What the instrumented code reads and writes: which mutant is on, and which test reached which mutant. */
interface Instrumentation {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: object
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

interface MutantRun {
  activeMutant: { id: string }
  sandboxFileName: string
  testFilter?: string[]
  hitLimit?: number
  disableBail: boolean
}

interface Selection {
  bail: boolean
  only?: Set<string>
  mutated?: string
}

const namespace = '__stryker__'
const stryker: Instrumentation = ((globalThis as unknown as Record<string, Instrumentation | undefined>)[namespace] ??=
  {})
const statuses = { passed: 0, failed: 1, skipped: 2 }

class InProcessTestRunner {
  static inject = ['options'] as const
  readonly #files: string[]
  #modules: FreshModules | undefined
  /** How long each file took when it last ran: quick ones go first, since most mutants die in any. */
  readonly #tookMs = new Map<string, number>()

  constructor(options: { testsBeside: string[] }) {
    this.#files = options.testsBeside
  }

  capabilities(): object {
    return { reloadEnvironment: true }
  }

  async dryRun(): Promise<object> {
    const mutantCoverage = (stryker.mutantCoverage = { static: {}, perTest: {} })
    const ends = await this.#run(this.#files, { bail: false })
    const tests = ends.map(({ id, name, outcome, message, timeSpentMs }) => ({
      id,
      name,
      timeSpentMs,
      status: statuses[outcome],
      ...(outcome === 'failed' && { failureMessage: message }),
    }))
    return { status: 'complete', tests, mutantCoverage }
  }

  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit, disableBail }: MutantRun): Promise<object> {
    Object.assign(stryker, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 })
    const only = testFilter && new Set(testFilter)
    const files = this.#files.filter((file) => testFilter?.some((id) => id.startsWith(`${file} > `)) ?? true)
    const ends = await this.#run(files, { bail: !disableBail, ...(only ? { only } : { mutated: sandboxFileName }) })
    stryker.activeMutant = undefined
    if ((stryker.hitCount ?? 0) > (hitLimit ?? Infinity)) return { status: 'timeout', reason: 'hit limit' }
    const failed = ends.filter(({ outcome }) => outcome === 'failed')
    return failed[0]
      ? {
          status: 'killed',
          killedBy: failed.map(({ id }) => id),
          failureMessage: failed[0].message,
          nrOfTests: ends.length,
        }
      : { status: 'survived', nrOfTests: ends.length }
  }

  /** Without `only`, a mutant may show in every test whose file imports the mutated one. */
  async #run(files: string[], { bail, only, mutated }: Selection): Promise<TestEnd[]> {
    const modules = (this.#modules ??= new FreshModules(process.cwd()))
    const ends: TestEnd[] = []
    modules.next()
    const took = (file: string): number => this.#tookMs.get(file) ?? 0
    for (const file of files.toSorted((one, other) => took(one) - took(other))) {
      const isApart = (): boolean => mutated !== undefined && modules.leadsTo(file, mutated) === false
      if (isApart()) continue
      const began = performance.now()
      try {
        const suite = await collect(() => modules.load(file))
        if (isApart()) continue
        const entering = (id: string | undefined): void => void (stryker.currentTestId = id)
        ends.push(...(await runSuite(file, suite, { bail, entering, ...(only && { only }) })))
      } catch (error) {
        const message = String(error)
        ends.push({ id: `${file} > load`, name: file, outcome: 'failed', message, timeSpentMs: 0 })
      }
      if (!only) this.#tookMs.set(file, performance.now() - began)
      if (bail && ends.some(({ outcome }) => outcome === 'failed')) break
    }
    return ends
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessTestRunner }]

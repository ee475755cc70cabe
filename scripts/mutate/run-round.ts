import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mutant, type MutationReport, mutantsOf } from './mutants.ts'
import type { Round } from './rounds.ts'

/** A round that could not be run to its end, with what the tool printed. */
export class RoundFailed extends Error {
  override name = 'RoundFailed'
}

/**
 * Mutates the files of a round in a copy of the project, and gives what became of each mutant.
 *
 * @throws RoundFailed where a test fails without any mutant, or the tool ends early.
 */
export function runRound(root: string, { files, tests }: Round): Mutant[] {
  const folder = mkdtempSync(join(tmpdir(), 'assay-mutate-'))
  const report = join(folder, 'report.json')
  const config = join(folder, 'stryker.json')
  writeFileSync(config, JSON.stringify(configuration({ files, tests, report, copy: join(folder, 'copy') })))
  try {
    const tool = join(root, 'node_modules/.bin/stryker')
    const { status, stdout, stderr, error } = spawnSync(tool, ['run', config], { cwd: root, encoding: 'utf8' })
    if (error) throw new RoundFailed(error.message, { cause: error })
    if (status !== 0) throw new RoundFailed(`${stdout}${stderr}`)
    return mutantsOf(JSON.parse(readFileSync(report, 'utf8')) as MutationReport)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function configuration(given: { files: string[]; tests: string[]; report: string; copy: string }): object {
  return {
    mutate: given.files,
    testsBeside: given.tests,
    testRunner: 'in-process',
    plugins: ['./scripts/mutate/test-runner.ts'],
    coverageAnalysis: 'perTest',
    concurrency: Math.min(4, availableParallelism()),
    // Every load of the modules stays in memory: a worker ends before that becomes much.
    maxTestRunnerReuse: 200,
    // A timeout counts as a kill, and a busy machine is slow; endless loops mostly end by their count of hits.
    timeoutMS: 30_000,
    tempDirName: given.copy,
    ignorePatterns: ['docs', 'conformance-report'],
    reporters: ['json'],
    jsonReporter: { fileName: given.report },
    // There is no compiler to check a mutant with: types are stripped, and a mutant that breaks a type still runs.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    allowConsoleColors: false,
    logLevel: 'warn',
    warnings: { unknownOptions: false, slow: false },
  }
}

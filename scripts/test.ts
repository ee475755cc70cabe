// Runs every test of Assay itself: types, lint, then the tests. Prints a closing line that counts them. `npm test -- --slowest 100`
// names the hundred tests that took longest too; `npm test -- requirements 'tests/p*'` runs those of folders, files and patterns.
import { execFile } from 'node:child_process'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Took } from './test/run-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { slowest: { type: 'string', default: '0' } },
})
/** A file that goes on for so long hangs. No test has a shorter limit: what is slow on a busy machine is right all the same. */
const hangsAfterMs = 3_600_000
/** How many of the files that took longest are named at the end. */
const namedSlowest = 15

/** Whether a tool finds nothing to say. What it says is printed once it has ended, with its name and seconds. */
function gate(name: string, command: string, args: string[]): Promise<boolean> {
  const began = performance.now()
  return new Promise((resolve) => {
    execFile(`node_modules/.bin/${command}`, args, { maxBuffer: Number.POSITIVE_INFINITY }, (error, out, err) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const said = error
        ? `FAILED  ${name} (${seconds} s): ${error.message}\n${out}${err}`
        : `ok  ${name} (${seconds} s)`
      process.stdout.write(`${said}\n`)
      resolve(!error)
    })
  })
}

// Beside the tests: each takes one processor for a while.
const gates =
  asked.length > 0
    ? []
    : [
        gate('types', 'tsc', ['--noEmit']),
        gate('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
        gate('format', 'oxfmt', ['--check', '.']),
      ]

// The longest first, as the last run here of all of them was. Begun last, one would go on alone while the other processors wait.
const keptFile = 'node_modules/.cache/assay/test-durations.json'
const kept = existsSync(keptFile) ? (JSON.parse(readFileSync(keptFile, 'utf8')) as Record<string, number>) : {}
/** Of one that was not run yet: most of those in tests/ are whole runs. */
const usualMs = (file: string) => (file.startsWith(`tests${sep}`) ? 3000 : 0)
const msOf = (file: string) => kept[file] ?? usualMs(file)
/** Below a folder; else what is named, with or without its ending: beside the folder `tests/recordings` stands `tests/recordings.test.ts`. */
const patterns = asked.flatMap((one) => [one, `${one}.test.ts`, `${one}/**/*.test.ts`])
const found = (asked.length > 0 ? patterns : ['**/*.test.ts'])
  .flatMap((pattern) => globSync(pattern, { exclude: (name) => ['node_modules', '.git', 'dist'].includes(name) }))
  .map((file) => relative(root, file))
  .filter((file, at, all) => file.endsWith('.test.ts') && all.indexOf(file) === at)
  .toSorted((one, other) => msOf(other) - msOf(one))
if (found.length === 0) {
  process.stderr.write(
    `TESTS_MISSING: ${asked.join(' ')} matches no test file. Give folders, files or patterns from here, such as requirements, tests/run or 'tests/p*'\n`,
  )
  process.exit(3)
}

// What the engine made of code that many processes load is kept until all have ended.
const compiled = mkdtempSync(join(tmpdir(), 'assay-compiled-'))
process.env['NODE_COMPILE_CACHE'] = compiled
process.on('exit', () => rmSync(compiled, { recursive: true, force: true }))

/**
 * Tests share processes, since starting one and loading the code takes longer than most of them do: units with those of their
 * folder, and pages one browser. Those that run commands are in one list, the longest first, of which each of some processes
 * runs the next that none has begun. What is loaded once has a process of its own: the steps and the interfaces of a user.
 */
const processes = availableParallelism() + 2
const runsCommands = (file: string) => /^(tests|scripts|cli|extensions)[\\/]/.test(file)
const isAlone = (file: string) => /[\\/](own-features|own-interface(-parts)?|write-site)\.test\.ts$/.test(file)
const opensPages = (file: string) => file.endsWith('.browser.test.ts')
/** Folders with few tests, which change nothing that others of them read. */
const small = ['api', 'certificates', 'contracts', 'reports', 'requirements', 'schemas']
function folderOf(file: string): string {
  const [folder = '', part] = file.split(sep)
  if (small.includes(folder)) return 'small'
  // Those put a stand-in in the place of the network, which others ask.
  return folder === 'harness' && part === 'contracts' ? `${folder}-${part}` : folder
}
const tookFile = join(compiled, 'took.ndjson')
writeFileSync(tookFile, '')

/** Writes the entry of a process that runs files of a list; those that have the same name run them together. */
function entryOf(name: string, list: readonly string[], number = 1): string {
  const entry = join(compiled, `${name}-${number}.test.mjs`)
  const taken = join(compiled, name)
  mkdirSync(taken, { recursive: true })
  const text = (value: unknown) => JSON.stringify(value)
  const imported = (names: string, file: string) =>
    `import { ${names} } from ${text(pathToFileURL(join(root, file)).href)}\n`
  const share = `${imported('sharing', 'reports/test-support/open-browser.ts')}sharing.files = ${list.length}\n`
  writeFileSync(
    entry,
    imported('findOwnModules', 'bin/find-own.js') +
      imported('runFiles', 'scripts/test/run-files.ts') +
      `findOwnModules()\n${name === 'pages' ? share : ''}` +
      `await runFiles(${text(list.map((file) => join(root, file)))}, ${text(taken)}, ${text(tookFile)})\n`,
  )
  return entry
}
const groups = Map.groupBy(found, (file) =>
  isAlone(file) ? basename(file) : opensPages(file) ? 'pages' : runsCommands(file) ? 'commands' : folderOf(file),
)
const commands = groups.get('commands') ?? []
groups.delete('commands')
const entries = [...groups].map(([name, list]) => entryOf(name, list))
const ofCommands = Array.from({ length: Math.min(processes, commands.length) }, (_, at) =>
  entryOf('commands', commands, at + 1),
)
// The pages first; units last: they are short, and fill the time in which the last of the others end.
const isPages = (entry: string) => basename(entry).startsWith('pages-')
const files = [...entries.filter(isPages), ...ofCommands, ...entries.filter((entry) => !isPages(entry))]

function nameSlowest(all: ReadonlyArray<{ shown: string; ms: number }>, most: number): void {
  for (const { shown, ms } of all.toSorted((one, other) => other.ms - one.ms).slice(0, most))
    process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${shown}\n`)
}

const counts = { passed: 0, failed: 0, skipped: 0 }
const tests: Array<{ shown: string; ms: number }> = []
// More than there are processors: most wait now and then, for a limit, a clock, a browser or another process.
const stream = run({
  files,
  concurrency: processes,
  timeout: hangsAfterMs,
  // Room for new objects from the start, as a run has (cli/own-process.ts).
  execArgv: ['--min-semi-space-size=16'],
})
stream.on('test:pass', ({ skip, details, name, file = '' }) => {
  if (details.type === 'suite') return
  tests.push({ shown: `${relative(root, file)}  ${name}`, ms: details.duration_ms })
  if (skip === undefined || skip === false) counts.passed += 1
  else counts.skipped += 1
})
/** A suite fails with its tests, which are counted; or by itself, where a file cannot be loaded or prepared. */
function isFailure({ type, error }: { type?: string | undefined; error: Error }): boolean {
  return type !== 'suite' || (error as { failureType?: string }).failureType !== 'subtestsFailed'
}
stream.on('test:fail', ({ details }) => {
  if (isFailure(details)) counts.failed += 1
})
async function conclude(): Promise<void> {
  const held = await Promise.all(gates)
  const tested = counts.passed + counts.failed
  counts.passed += held.filter(Boolean).length
  counts.failed += held.filter((ok) => !ok).length
  const took = readFileSync(tookFile, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Took)
  if (asked.length === 0) {
    mkdirSync(dirname(keptFile), { recursive: true })
    writeFileSync(keptFile, JSON.stringify(Object.fromEntries(took.map(({ file, ms }) => [relative(root, file), ms]))))
  }
  nameSlowest(
    took.map(({ file, ms, processorMs }) => ({
      shown: `${relative(root, file)} (processor ${(processorMs / 1000).toFixed(1)} s)`,
      ms,
    })),
    asked.length > 0 ? Number(values.slowest) : namedSlowest,
  )
  nameSlowest(tests, Number(values.slowest))
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`)
  process.exitCode = counts.failed > 0 || tested === 0 ? 1 : 0
}
stream.on('end', () => void conclude())
if (process.env['CI']) {
  stream.on('test:fail', ({ name, file, details }) => {
    if (!isFailure(details)) return
    process.stdout.write(
      `FAILED  ${file ?? ''}  ${name}\n${String(details.error.stack ?? details.error)}\n${String((details.error as { cause?: unknown }).cause ?? '')}\n`,
    )
  })
  stream.resume()
} else {
  stream.compose(new spec()).pipe(process.stdout)
}

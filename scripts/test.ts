// Runs every test of Assay itself: types, lint, tests. Ends with counts. `npm test -- --slowest 100` lists the slowest
// hundred; `npm test -- requirements 'tests/p*'` runs only these folders, files and patterns.
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
// Type checker and linter are written in Go, whose collector would take a third of the linter's time.
process.env['GOGC'] ??= '400'
/** A file that takes longer hangs. Tests have no shorter limit: a slow test on a busy machine is right. */
const hangsAfterMs = 3_600_000
/** The number of slowest files in the closing lines. */
const namedSlowest = 15

/** Runs a tool; true if it reports nothing. Prints its output at the end, with its name and seconds. */
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

// These run beside the tests; each takes one processor for a while.
const gates =
  asked.length > 0
    ? []
    : [
        gate('types', 'tsc', ['--noEmit']),
        gate('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
        gate('format', 'oxfmt', ['--check', '.']),
      ]

// The longest files first, by the last whole run here. If one began last, it would run alone while processors idle.
const keptFile = 'node_modules/.cache/assay/test-durations.json'
const kept = existsSync(keptFile) ? (JSON.parse(readFileSync(keptFile, 'utf8')) as Record<string, number>) : {}
/** The estimate for a new file: most in tests/ are whole runs. */
const usualMs = (file: string) => (file.startsWith(`tests${sep}`) ? 3000 : 0)
const msOf = (file: string) => kept[file] ?? usualMs(file)
/** A folder, or a file with or without its ending: `tests/recordings` matches both the folder and `tests/recordings.test.ts`. */
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

// The compile cache of the commands: a start without it takes twice the processor time. Copies of the project use it too,
// since it names files by their place beside it. What tests write is kept in it as well, so at times it begins anew.
const compiled = join(root, 'node_modules/.cache/assay/compiled')
const mostCompiled = 20_000
if (globSync('*/*', { cwd: compiled }).length > mostCompiled) rmSync(compiled, { recursive: true })
Object.assign(process.env, { NODE_COMPILE_CACHE: compiled, NODE_COMPILE_CACHE_PORTABLE: '1' })
const scratch = mkdtempSync(join(tmpdir(), 'assay-tests-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

/**
 * Tests share processes, since a start takes longer than most tests. Units run with those of their folder, pages with
 * one browser. Files that run commands are in one list, the longest first, from which some processes take the next. A
 * user's steps and interfaces, which are loaded once, have a process of their own.
 */
const processes = availableParallelism() + 2
const runsCommands = (file: string) => /^(tests|scripts|cli|extensions)[\\/]/.test(file)
const isAlone = (file: string) => /[\\/](own-features|own-interface(-parts)?|write-site)\.test\.ts$/.test(file)
const opensPages = (file: string) => file.endsWith('.browser.test.ts')
/** Folders with few tests that do not disturb one another. */
const small = [
  'api',
  'certificates',
  'contracts',
  'faults',
  'generators',
  'interfaces',
  'reports',
  'requirements',
  'schemas',
  'steps',
]
function folderOf(file: string): string {
  const [folder = '', part] = file.split(sep)
  if (small.includes(folder)) return 'small'
  // These replace the network, which other tests use.
  return folder === 'harness' && part === 'contracts' ? `${folder}-${part}` : folder
}
const tookFile = join(scratch, 'took.ndjson')
writeFileSync(tookFile, '')

/** Writes the entry file of a process for files of a list; entries with one name share the list. */
function entryOf(name: string, list: readonly string[], number = 1): string {
  const entry = join(scratch, `${name}-${number}.test.mjs`)
  const taken = join(scratch, name)
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
// One process is left for pages, then for units: each further one has to load and warm up the same code.
const ofCommands = Array.from({ length: Math.min(processes - 1, commands.length) }, (_, at) =>
  entryOf('commands', commands, at + 1),
)
// Pages first; units last: they are short, and fill the time until the last others end.
const isPages = (entry: string) => basename(entry).startsWith('pages-')
const files = [...entries.filter(isPages), ...ofCommands, ...entries.filter((entry) => !isPages(entry))]

function nameSlowest(all: ReadonlyArray<{ shown: string; ms: number }>, most: number): void {
  for (const { shown, ms } of all.toSorted((one, other) => other.ms - one.ms).slice(0, most))
    process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${shown}\n`)
}

const counts = { passed: 0, failed: 0, skipped: 0 }
const tests: Array<{ shown: string; ms: number }> = []
// More than processors: most wait at times, for a limit, a clock, a browser or another process.
const stream = run({
  files,
  concurrency: processes,
  timeout: hangsAfterMs,
  // The heap's size for new objects and its one collector, as in a run (cli/own-process.ts).
  execArgv: ['--min-semi-space-size=16', '--no-parallel-scavenge'],
})
stream.on('test:pass', ({ skip, details, name, file = '' }) => {
  if (details.type === 'suite') return
  tests.push({ shown: `${relative(root, file)}  ${name}`, ms: details.duration_ms })
  if (skip === undefined || skip === false) counts.passed += 1
  else counts.skipped += 1
})
/** A suite fails with its tests, which count themselves, or alone when its file cannot be loaded or prepared. */
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

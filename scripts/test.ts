// Runs every test of Assay itself: types, lint, then the tests. Prints a closing line that counts them. `npm test -- --slowest 100`
// names the hundred tests that took longest too; `npm test -- requirements 'tests/p*'` runs those of folders, files and patterns.
import { execFile } from 'node:child_process'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

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
const patterns = asked.map((one) =>
  statSync(one, { throwIfNoEntry: false })?.isDirectory() ? `${one}/**/*.test.ts` : one,
)
const found = (asked.length > 0 ? patterns : ['**/*.test.ts'])
  .flatMap((pattern) => globSync(pattern, { exclude: (name) => ['node_modules', '.git', 'dist'].includes(name) }))
  .map((file) => relative(root, file))
  .toSorted((one, other) => msOf(other) - msOf(one))
if (found.length === 0) {
  process.stderr.write(`TESTS_MISSING: ${asked.join(' ')} matches no test file\n`)
  process.exit(3)
}

// What the engine made of code that many processes load is kept until all have ended.
const compiled = mkdtempSync(join(tmpdir(), 'assay-compiled-'))
process.env['NODE_COMPILE_CACHE'] = compiled
process.on('exit', () => rmSync(compiled, { recursive: true, force: true }))

/**
 * Tests share processes, since starting one and loading the code takes longer than most of them do: units with those of their
 * folder, and pages one browser. Those that run commands are dealt out over a few, the longest first, so that these end at
 * about the same time. What is loaded once has one of its own: the steps of a user, and the modules of a start.
 */
const processes = availableParallelism() * 2
const runsCommands = (file: string) => /^(tests|scripts|cli)[\\/]/.test(file)
const isAlone = (file: string) => /[\\/](own-features|own-interface(-parts)?|start-up|write-site)\.test\.ts$/.test(file)
const opensPages = (file: string) => file.endsWith('.browser.test.ts')
/** Folders with few tests, which change nothing that others of them read. */
const small = ['api', 'certificates', 'contracts', 'reports', 'requirements', 'schemas']
function folderOf(file: string): string {
  const [folder = '', part] = file.split(sep)
  if (small.includes(folder)) return 'small'
  return folder === 'harness' ? `${folder}-${part}` : folder
}
/** How long the files take that each process was dealt so far. The next goes to the one that has least. */
const loadsMs = Array.from({ length: processes }, () => 0)
function deal(file: string): number {
  const least = loadsMs.indexOf(Math.min(...loadsMs))
  loadsMs[least]! += msOf(file) + 1
  return least
}
const groups = Map.groupBy(
  found.filter((file) => !isAlone(file)),
  (file) => (opensPages(file) ? 'pages' : runsCommands(file) ? `commands-${deal(file)}` : folderOf(file)),
)
const shared = [...groups].map(([folder, files]) => {
  const entry = join(compiled, `${folder}.test.mjs`)
  // One file after the other, each as a suite of its own: what it started ends with its last test.
  const suites = files.map((file) => {
    const address = pathToFileURL(join(root, file)).href
    return `await suite(${JSON.stringify(file)}, () => import(${JSON.stringify(address)}))\n`
  })
  const finder = pathToFileURL(join(root, 'bin/find-own.js')).href
  const head = `import { suite } from 'node:test'\nimport { findOwnModules } from ${JSON.stringify(finder)}\nfindOwnModules()\n`
  const browser = pathToFileURL(join(root, 'reports/test-support/open-browser.ts')).href
  const share = `import { sharing } from ${JSON.stringify(browser)}\nsharing.files = ${files.length}\n`
  writeFileSync(entry, [head, ...(folder === 'pages' ? [share] : []), ...suites].join(''))
  return entry
})
// Units last: they are short, and fill the time in which the last of the others end.
const ofCommands = shared.filter((entry) => /^(?:commands-|pages\.)/.test(basename(entry)))
const files = [...ofCommands, ...found.filter(isAlone), ...shared.filter((entry) => !ofCommands.includes(entry))]

function nameSlowest(all: ReadonlyArray<{ shown: string; ms: number }>, most: number): void {
  for (const { shown, ms } of all.toSorted((one, other) => other.ms - one.ms).slice(0, most))
    process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${shown}\n`)
}

const counts = { passed: 0, failed: 0, skipped: 0 }
const tookMs = new Map<string, number>()
const tests: Array<{ shown: string; ms: number }> = []
// More than there are processors: most wait now and then, for a limit, a clock, a browser or another process.
const stream = run({
  files,
  concurrency: availableParallelism() + 2,
  timeout: hangsAfterMs,
  // Room for new objects from the start, as a run has (cli/own-process.ts).
  execArgv: ['--min-semi-space-size=16'],
})
stream.on('test:summary', ({ file, duration_ms }) => {
  if (file !== undefined && !shared.includes(file)) tookMs.set(relative(root, file), duration_ms)
})
stream.on('test:pass', ({ skip, details, name, nesting, file = '' }) => {
  if (nesting === 0 && found.includes(name)) tookMs.set(name, details.duration_ms)
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
  if (asked.length === 0) {
    mkdirSync(dirname(keptFile), { recursive: true })
    writeFileSync(keptFile, JSON.stringify(Object.fromEntries(tookMs)))
  }
  nameSlowest(
    [...tookMs].map(([shown, ms]) => ({ shown, ms })),
    asked.length > 0 ? 0 : namedSlowest,
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

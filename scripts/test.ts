// Runs every test of Assay itself: types, lint, then the tests. Prints a closing line that counts them. `npm test -- --slowest 100`
// names the hundred tests that took longest too.
import { spawnSync } from 'node:child_process'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
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

function step(name: string, command: string, args: string[]): boolean {
  const began = performance.now()
  const { status, error } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(
    `${status === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds} s)${error ? `: ${error.message}` : ''}\n`,
  )
  return status === 0
}

const gates =
  asked.length > 0
    ? []
    : [
        step('types', 'tsc', ['--noEmit']),
        step('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
        step('format', 'oxfmt', ['--check', '.']),
      ]

// Those that take longest, as the end of this program names them; then those of tests/, most of which are whole runs. Begun last,
// one of them would go on alone while the other processors wait.
const longest = [
  'tests/pages.test.ts',
  'tests/named-requests.test.ts',
  'tests/package.test.ts',
  'tests/bad-targets/lossy-networks.test.ts',
  'tests/bad-targets/clocks.test.ts',
  'tests/attack/circles/circles.test.ts',
  'tests/attack/targets/hosted-pages.browser.test.ts',
  'tests/attack/hosted-scripts/hosted-scripts.test.ts',
  'tests/workers.test.ts',
  'tests/roots.test.ts',
  'tests/replay.test.ts',
  'harness/profile/canaries.test.ts',
]
const placeOf = (file: string) => {
  const place = longest.indexOf(file.replaceAll(sep, '/'))
  if (place >= 0) return place
  return longest.length + (file.startsWith(`tests${sep}`) ? 0 : 1)
}
const found = (asked.length > 0 ? asked : ['**/*.test.ts'])
  .flatMap((pattern) => globSync(pattern, { exclude: (name) => ['node_modules', '.git', 'dist'].includes(name) }))
  .toSorted((one, other) => placeOf(one) - placeOf(other))
if (found.length === 0) {
  process.stderr.write(`TESTS_MISSING: ${asked.join(' ')} matches no test file\n`)
  process.exit(3)
}

// What the engine made of code that many processes load is kept until all have ended.
const compiled = mkdtempSync(join(tmpdir(), 'assay-compiled-'))
process.env['NODE_COMPILE_CACHE'] = compiled
process.on('exit', () => rmSync(compiled, { recursive: true, force: true }))

/**
 * Tests of the same folder share a process, since starting one and loading the code takes longer than they do. Those that start
 * processes or browsers have one each, so that they go on side by side.
 */
const isAlone = (file: string) => /^(tests|scripts|cli)[\\/]|\.browser\.test\.ts$/.test(file)
const folderOf = (file: string) =>
  file
    .split(sep)
    .slice(0, file.startsWith('harness') ? 2 : 1)
    .join('-')
const groups = Map.groupBy(
  found.filter((file) => !isAlone(file)),
  folderOf,
)
const shared = [...groups].map(([folder, files]) => {
  const entry = join(compiled, `${folder}.test.mjs`)
  writeFileSync(entry, files.map((file) => `import ${JSON.stringify(pathToFileURL(join(root, file)).href)}\n`).join(''))
  return entry
})
const files = [...found.filter(isAlone), ...shared]

function nameSlowest(all: ReadonlyArray<{ shown: string; ms: number }>, most: number): void {
  for (const { shown, ms } of all.toSorted((one, other) => other.ms - one.ms).slice(0, most))
    process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${shown}\n`)
}

const counts = { passed: gates.filter(Boolean).length, failed: gates.filter((ok) => !ok).length, skipped: 0 }
const tookMs = new Map<string, number>()
const tests: Array<{ shown: string; ms: number }> = []
// More than there are processors: most wait now and then, for a limit, a clock, a browser or another process.
const stream = run({ files, concurrency: availableParallelism() + 2, timeout: hangsAfterMs })
stream.on('test:summary', ({ file, duration_ms }) => {
  if (file !== undefined) tookMs.set(file, duration_ms)
})
stream.on('test:pass', ({ skip, details, name, file = '' }) => {
  if (details.type === 'suite') return
  tests.push({ shown: `${relative(root, file)}  ${name}`, ms: details.duration_ms })
  if (skip === undefined || skip === false) counts.passed += 1
  else counts.skipped += 1
})
stream.on('test:fail', ({ details }) => {
  if (details.type !== 'suite') counts.failed += 1
})
stream.on('end', () => {
  const files = [...tookMs].map(([file, ms]) => ({ shown: relative(root, file), ms }))
  nameSlowest(files, asked.length > 0 ? 0 : namedSlowest)
  nameSlowest(tests, Number(values.slowest))
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`)
  process.exitCode = counts.failed > 0 || counts.passed === gates.length ? 1 : 0
})
if (process.env['CI']) {
  stream.on('test:fail', ({ name, file, details }) => {
    if (details.type === 'suite') return
    process.stdout.write(
      `FAILED  ${file ?? ''}  ${name}\n${String(details.error.stack ?? details.error)}\n${String((details.error as { cause?: unknown }).cause ?? '')}\n`,
    )
  })
  stream.resume()
} else {
  stream.compose(new spec()).pipe(process.stdout)
}

// Runs every test of Assay itself: types, lint, then the tests. Prints a closing line that counts them.
import { spawnSync } from 'node:child_process'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
const asked = process.argv.slice(2)

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

// Those of tests/ take longest, and one that tries secrets at each place of a profile. Begun last, one of them would go on
// alone while the other processors wait.
const isLong = (file: string) => file.startsWith('tests/') || file === join('harness', 'profile', 'canaries.test.ts')
const files = (asked.length > 0 ? asked : ['**/*.test.ts'])
  .flatMap((pattern) => globSync(pattern, { exclude: (name) => ['node_modules', '.git', 'dist'].includes(name) }))
  .toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
if (files.length === 0) {
  process.stderr.write(`TESTS_MISSING: ${asked.join(' ')} matches no test file\n`)
  process.exit(3)
}

// Each file is a process of its own, and most load the same code: what the engine made of it is kept until all have ended.
const compiled = mkdtempSync(join(tmpdir(), 'assay-compiled-'))
process.env['NODE_COMPILE_CACHE'] = compiled
process.on('exit', () => rmSync(compiled, { recursive: true, force: true }))

const counts = { passed: gates.filter(Boolean).length, failed: gates.filter((ok) => !ok).length, skipped: 0 }
const stream = run({ files, concurrency: availableParallelism() })
stream.on('test:pass', ({ skip, details }) => {
  if (details.type === 'suite') return
  if (skip === undefined || skip === false) counts.passed += 1
  else counts.skipped += 1
})
stream.on('test:fail', ({ details }) => {
  if (details.type !== 'suite') counts.failed += 1
})
stream.on('end', () => {
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

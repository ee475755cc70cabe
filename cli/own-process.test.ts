import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { scratchFolder } from '../core/test-support/scratch-folder.ts'
import { onInterruption } from './interruption.ts'

const scratch = scratchFolder()
const module = JSON.stringify(fileURLToPath(new URL('own-process.ts', import.meta.url)))

/** The signal, exit code and stderr of a command that ignores SIGTERM and leaves these arguments. */
async function endedBySigterm(left: string[], follows: string): Promise<[unknown, unknown, string]> {
  const bin = join(scratch, `bin-${left.length}.mjs`)
  writeFileSync(
    bin,
    `import { inOwnProcess, isOwnProcess, lineToParent } from ${module}
if (!isOwnProcess()) inOwnProcess(${JSON.stringify(bin)}, ['run'])
else if (process.argv[2] === 'run') {
  const leave = lineToParent()
  leave(${JSON.stringify(left)})
  process.on('SIGTERM', () => leave('ends'))
  setTimeout(() => console.log('begun'), 10)
  setInterval(() => {}, 1000)
} else { ${follows} }
`,
  )
  const child = spawn(process.execPath, [bin], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said = text(child.stderr)
  child.stdout.once('data', () => child.kill('SIGTERM'))
  const [code, signal] = await new Promise<[unknown, unknown]>((resolve) => child.on('exit', (...of) => resolve(of)))
  return [code, signal, await said]
}

test('SIGTERM ends a command that hears it and goes on all the same, and says how to have its reports', async () => {
  const [code, signal, said] = await endedBySigterm(['report', 'of bank/journal.ndjson'], `process.exit(5)`)
  assert.deepEqual([code, signal], [2, null])
  assert.match(said, /REPORTS_LATE: .*To have them: assay report 'of bank\/journal\.ndjson'$/m)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`${signal} stops a run in good order, once, and nothing after its end`, () => {
    let stops = 0
    const stopListening = onInterruption(() => (stops += 1))
    process.emit(signal)
    process.emit(signal)
    stopListening()
    process.emit(signal)
    assert.equal(stops, 1)
  })

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { endOf, eventsIn, resultsIn, root, scratchFolder } from '../test-support/assay.ts'
import { unknownTargetProfile } from '../test-support/hostile-run.ts'
import { listening } from '../test-support/hostile-server.ts'

const folder = scratchFolder()
/** Some 80 are in use in the end; nearer to that, a busy machine spends its time collecting garbage, and Node gives up. */
const heapMegabytes = 112
const row = { id: '1', name: 'x'.repeat(80), values: [1, 2, 3] }

/** What a process with little memory says of a target that answers everything with this many rows. */
async function starved(rows: number) {
  const body = Buffer.from(JSON.stringify({ data: Array.from({ length: rows }, () => row) }))
  const baseUrl = await listening((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  const out = join(folder, String(rows))
  const profile = unknownTargetProfile(folder, baseUrl, `of-${rows}`, {
    pacing: { timeout_seconds: 10 },
    budget: { requests: 5000, seconds: 400 },
  })
  const only = ['countries', 'errors', 'paging'].flatMap((topic) => ['--only', `ais-v4/${topic}`])
  const assay = [join(root, 'bin/assay.js'), 'run', '--profile', profile, ...only, '--fuzz', '10', '--out', out]
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, ...assay], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = endOf(child)
  const [output, muttered] = await Promise.all([textOf(child.stdout), textOf(child.stderr)])
  return { code: await ended, output, muttered, out }
}

/** Everything that a stream gives. */
async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  return text
}

test('A process with little memory reads less of huge answers, and says how much', async () => {
  const { code, output, muttered, out } = await starved(150_000)
  assert.deepEqual([code, muttered], [2, ''])
  assert.match(output, /\(ANSWER_TOO_LARGE\)\. .*longer than \d{7} bytes/)
  assert.ok(resultsIn(out).requirements.every(({ verdict }) => verdict !== 'failed' && verdict !== 'passed'))
})

test('A process with little memory evaluates large answers to the end', async () => {
  const { code, muttered, out } = await starved(8000)
  // Unknown countries rightly fail.
  assert.deepEqual([code, muttered], [1, ''])
  assert.equal(eventsIn(out).at(-1)?.type, 'run-finished')
})

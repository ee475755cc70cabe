import type { Socket } from 'node:net'
import { test } from 'node:test'
import assert from 'node:assert/strict'
import { scratchFolder } from '../test-support/assay.ts'
import { assertNothingFailed, assertNothingPassed, judge, unknownTargetProfile } from '../test-support/hostile-run.ts'
import { talking } from '../test-support/hostile-server.ts'

const folder = scratchFolder()
const topics = ['assets', 'countries', 'errors', 'headers']

/** One of each kind of transport error; the client's own tests have every way to break an answer. */
const broken: Array<[what: string, talk: (socket: Socket) => void, code: string]> = [
  ['resets at once', (socket) => socket.resetAndDestroy(), 'TARGET_RESET'],
  ['is no HTTP server', (socket) => socket.end('220 mail.example.test ready\r\n'), 'ANSWER_MALFORMED'],
]

for (const [what, talk, code] of broken)
  test(`A target that ${what} is inconclusive, and ${code} is named`, async () => {
    const baseUrl = await talking(talk)
    const name = what.replaceAll(' ', '-')
    const judged = await judge(folder, unknownTargetProfile(folder, baseUrl, name), name, topics)
    assertNothingFailed(judged)
    assertNothingPassed(judged)
    assert.match(
      judged.sentence,
      new RegExp(`^No conclusion: The target answered none of 2 requests \\(${code}\\)\\. \\w`),
    )
  })

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import type { Mischief } from '../../test-support/hostile-proxy.ts'
import { assertNothingFailed, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'
import { say, talk, type Said, type Talk } from './behaviour.ts'

const cases = JSON.parse(readFileSync(new URL('cases/now-and-then.json', import.meta.url), 'utf8')) as Array<{
  what: string
  does: Talk | Said
  /** The transport error that the last line names. */
  names: string
}>
const folder = scratchFolder()
const target = await rightTarget(folder)
const topics = ['countries', 'assets', 'secrets']

/** Every eighth request of a right target comes to this, once it has shown that it is one. */
function disturbed(does: Talk | Said): Mischief {
  return async ({ number, request, response }) => {
    if (number < 6 || number % 8 !== 0) return false
    if (!('then' in does)) await say(request, response, does)
    else if (response.socket) talk(response.socket, does)
    return true
  }
}

for (const [at, { what, does, names }] of cases.entries()) {
  test(`A right target that now and then ${what} fails nothing, and what was decided stays`, async () => {
    const judged = await judge(folder, await target.profile(`${at}`, disturbed(does)), `run-${at}`, topics)
    assertNothingFailed(judged)
    assert.match(judged.sentence, new RegExp(`\\d+ requests? got no answer, most often (?:${names}): \\w`))
    assert.ok(judged.requirements.some(({ verdict }) => verdict === 'passed'))
  })
}

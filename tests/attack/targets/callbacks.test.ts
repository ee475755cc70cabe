import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import type { Mischief } from '../../test-support/hostile-proxy.ts'
import { assertNothingFailed, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'
import { repeated } from './behaviour.ts'

interface Stray {
  what: string
  method?: string
  headers?: Record<string, string>
  body: string
  times?: number
}

const cases = JSON.parse(readFileSync(new URL('cases/callbacks.json', import.meta.url), 'utf8')) as Stray[]
const folder = scratchFolder()
const target = await rightTarget(folder)

/** Sends something to every callback address that is registered, before the target knows of it. */
function straying({ method = 'POST', headers = {}, body, times = 1 }: Stray, onStray: () => void): Mischief {
  return async ({ request, body: sent, forward, deliver }) => {
    const addresses = request.method === 'PUT' ? (sent.toString().match(/http:\/\/127[^"]+/g) ?? []) : []
    const answer = await forward()
    const text = repeated(body)
    for (const address of addresses.flatMap((one) => Array.from({ length: times }, () => one))) {
      onStray()
      // Hanging up on what is too long is an answer too.
      await fetch(address, { method, headers, ...(method === 'POST' && { body: text }) }).catch(() => undefined)
    }
    deliver(answer)
    return true
  }
}

for (const [at, stray] of cases.entries()) {
  test(`Callbacks with ${stray.what} change nothing of what the right ones show`, async () => {
    let strays = 0
    const mischief = straying(stray, () => (strays += 1))
    const profile = await target.profile(`${at}`, mischief, (plain) => {
      plain.control.base_url = `${plain.target.base_url}/control`
    })
    const judged = await judge(folder, profile, `run-${at}`, [
      'callbacks/success-after-fetch',
      'callbacks/ids-are-strings',
    ])
    assert.ok(strays > 0, 'nothing was sent')
    assertNothingFailed(judged, 0)
    assert.ok(judged.requirements.every(({ verdict }) => verdict === 'passed'))
  })
}

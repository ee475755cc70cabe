import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import { test } from 'node:test'
import { scratchFolder } from '../test-support/assay.ts'
import type { Forwarded, ProxyFault } from '../test-support/hostile-proxy.ts'
import { assertNothingFailed, assertNothingPassed, judge, unknownTargetProfile } from '../test-support/hostile-run.ts'
import { listening } from '../test-support/hostile-server.ts'
import { rightTarget } from '../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)
const topics = ['assets', 'countries', 'currencies', 'errors/total-contract', 'tokens']
const type = ['Content-Type', 'application/json']

const unreadable: Array<[what: string, body: Buffer, headers: string[]]> = [
  ['JSON that breaks off', Buffer.from('{"data":[{"id":"1"'), []],
  ['what it calls gzip and is not', Buffer.from('{"data":[]}'), ['Content-Encoding', 'gzip']],
]

for (const [what, body, headers] of unreadable)
  test(`A target that answers everything with ${what} is inconclusive`, async () => {
    const baseUrl = await listening((_request, response) => {
      response.writeHead(200, [...type, ...headers]).end(body)
    })
    const name = what.replaceAll(' ', '-')
    const judged = await judge(folder, unknownTargetProfile(folder, baseUrl, name), name, topics)
    assertNothingFailed(judged)
    assertNothingPassed(judged)
    assert.match(
      judged.sentence,
      /^No conclusion: The target (answers GET \S+, and a path that does not exist, alike|answered none of \d+ requests)/,
    )
  })

/** Hands every answer on with another body and more headers. */
function rewritten(rewrite: (body: Buffer) => Buffer, ...headers: string[]): ProxyFault {
  const without = new Set(['content-length', 'transfer-encoding'])
  return async ({ forward, deliver }) => {
    const { status, headers: own, body }: Forwarded = await forward()
    const kept = own.flatMap((name, at) =>
      at % 2 === 0 && !without.has(name.toLowerCase()) ? own.slice(at, at + 2) : [],
    )
    deliver({ status, headers: [...kept, ...headers], body: rewrite(body) })
    return true
  }
}

const blemishes: Array<[what: string, fault: ProxyFault]> = [
  ['packs its answers without being asked', rewritten((body) => gzipSync(body), 'Content-Encoding', 'gzip')],
  ['begins them with a byte order mark', rewritten((body) => Buffer.concat([Buffer.from('\ufeff'), body]))],
]

for (const [what, fault] of blemishes)
  test(`A right target that ${what} is evaluated as usual`, async () => {
    const name = what.replaceAll(' ', '-')
    assertNothingFailed(await judge(folder, await target.profile(name, fault), name, topics), 0)
  })

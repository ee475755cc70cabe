import { gzipSync } from 'node:zlib'
import { test } from 'node:test'
import { scratchFolder } from '../test-support/assay.ts'
import type { Forwarded, ProxyFault } from '../test-support/hostile-proxy.ts'
import { assertNothingFailed, judge } from '../test-support/hostile-run.ts'
import { rightTarget } from '../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)
const topics = ['assets', 'countries', 'currencies', 'errors/total-contract', 'tokens']

/** Passes every answer on with another body and more headers. */
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

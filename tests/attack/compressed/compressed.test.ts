import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { scratchFolder } from '../../test-support/assay.ts'
import type { Mischief } from '../../test-support/hostile-proxy.ts'
import { assertNothingFailed, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'

type Coding = 'gzip' | 'deflate' | 'raw' | 'br'
type Damage = 'cut' | 'added' | 'short' | 'late' | 'long'

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Array<{
  what: string
  /** How answers are packed, in this order. */
  codings: Coding[]
  /** What befalls the packed body, or the length that is named for it. */
  damage: Damage
  code: string
}>
const pack: Record<Coding, (bytes: Buffer) => Buffer> = {
  gzip: gzipSync,
  deflate: deflateSync,
  raw: deflateRawSync,
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
}
const lengths: Record<Damage, number> = { cut: 0, added: 0, short: -3, late: -3, long: 3 }
const folder = scratchFolder()
const target = await rightTarget(folder)
const topics = ['countries', 'assets']
/** What sends most requests and arranges most; once for each kind of damage, since how a body is packed is gone before a check sees it. */
const many = [...topics, 'secrets']

/**
 * Sends every answer packed; with the damage every list of assets, which nothing is left to be decided by, and every ninth
 * answer of the others, which is asked for again or not.
 */
function packed(codings: Coding[], damage?: Damage): Mischief {
  return async ({ number, request, forward, response }) => {
    const { status, headers, body } = await forward()
    const isHit = number % 9 === 0 || request.url?.startsWith('/api/v4/assets') === true
    const befalls = isHit ? damage : undefined
    const whole = codings.reduce((bytes, coding) => pack[coding](bytes), body)
    const sent =
      befalls === 'cut'
        ? whole.subarray(0, -2)
        : befalls === 'added'
          ? Buffer.concat([whole, Buffer.from('{}')])
          : whole
    const date = headers[headers.findIndex((name) => name.toLowerCase() === 'date') + 1]
    const names = codings.map((coding) => (coding === 'raw' ? 'deflate' : coding)).join(', ')
    const head = [
      `HTTP/1.1 ${status} As it is`,
      'Content-Type: application/json',
      `Date: ${date}`,
      `Content-Length: ${sent.length + (befalls ? lengths[befalls] : 0)}`,
      ...(names === '' ? [] : [`Content-Encoding: ${names}`]),
    ]
    const { socket } = response
    const [now, later] = befalls === 'late' ? [sent.subarray(0, -3), sent.subarray(-3)] : [sent, undefined]
    socket?.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), now]))
    if (later) setTimeout(() => socket?.end(later), 40)
    else socket?.end()
    return true
  }
}

for (const [at, { what, codings, damage, code }] of cases.entries()) {
  test(`No row fails for a target that ${what}, and ${code} is named`, async () => {
    const name = what.replaceAll(' ', '-')
    const isFirst = cases.findIndex((one) => one.damage === damage) === at
    const profile = await target.profile(name, packed(codings, damage))
    const judged = await judge(folder, profile, name, isFirst ? many : topics)
    assertNothingFailed(judged)
    assert.match(judged.sentence, new RegExp(`\\d+ requests? got no answer, most often ${code}: \\w`))
    assert.ok(judged.requirements.some(({ verdict }) => verdict === 'passed'))
  })
}

const right: Coding[][] = [['gzip'], ['deflate'], ['raw'], ['br'], ['gzip', 'br'], ['br', 'raw'], ['raw', 'gzip', 'br']]
for (const [at, codings] of right.entries()) {
  test(`A right target that packs as ${codings.join(' and ')} is checked as ever`, async () => {
    const name = `right-${codings.join('-')}`
    const profile = await target.profile(name, packed(codings))
    assertNothingFailed(await judge(folder, profile, name, at === right.length - 1 ? many : topics), 0)
  })
}

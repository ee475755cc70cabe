import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { endOf, scratchFolder, start } from '../../test-support/assay.ts'

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Array<{
  what: string
  /** TAKEN stands for a port that another server has, FOLDER for an empty folder. */
  args: string[]
  says: string
}>
const folder = scratchFolder()
const other = createServer()
before(() => new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve).unref()))

for (const { what, args, says } of cases) {
  test(`A command line with ${what} is refused before anything begins`, { timeout: 30_000 }, async (t) => {
    const fill = (text: string) =>
      text.replace('TAKEN', String((other.address() as AddressInfo).port)).replace('FOLDER', folder)
    const out = join(folder, what.replaceAll(' ', '-'))
    const child = start([...args.map(fill), ...(args[0] === 'serve' ? [] : ['--out', out])])
    t.after(() => child.kill('SIGKILL'))
    const [errors, printed, code] = await Promise.all([
      child.stderr.toArray().then((parts) => parts.join('')),
      child.stdout.toArray().then((parts) => parts.join('')),
      endOf(child),
    ])
    assert.ok(errors.includes(fill(says)), errors)
    assert.doesNotMatch(errors, /HARNESS_FAULT|\n\s+at /)
    assert.deepEqual([code, printed, existsSync(out)], [3, '', false])
  })
}

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, endOf, scratchFolder, start } from '../../test-support/assay.ts'
import { listen } from '../../test-support/hostile-server.ts'

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Array<{
  what: string
  /** TAKEN stands for a used port, FOLDER for an empty folder. */
  args: string[]
  says: string
  /** Set when something is open before the refusal: a separate process must still end. */
  apart?: true
}>
const folder = scratchFolder()
const { port: taken } = new URL(await listen(createServer()))

/** The output and end of a separate process. */
async function apart(args: string[], after: (end: () => void) => void) {
  const child = start(args)
  after(() => child.kill('SIGKILL'))
  const [err, out, code] = await Promise.all([child.stderr.toArray(), child.stdout.toArray(), endOf(child)])
  return { code, out: out.join(''), err: err.join('') }
}

for (const { what, args, says, apart: isApart } of cases)
  test(`A command line with ${what} is refused before anything begins`, async (t) => {
    const fill = (text: string) => text.replace('TAKEN', taken).replace('FOLDER', folder)
    const out = join(folder, what.replaceAll(' ', '-'))
    const given = [...args.map(fill), ...(args[0] === 'serve' ? [] : ['--out', out])]
    const { code, out: printed, err } = await (isApart ? apart(given, (end) => t.after(end)) : assay(given))
    assert.ok(err.includes(fill(says)), err)
    assert.doesNotMatch(err, /HARNESS_FAULT|\n\s+at /)
    assert.deepEqual([code, printed, existsSync(out)], [3, '', false])
  })

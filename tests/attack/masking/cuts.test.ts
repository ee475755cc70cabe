import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { createMasker } from '../../../harness/client/masking/mask.ts'
import { shownTexts } from '../../../harness/client/masking/shown-texts.ts'
import { openJournal } from '../../../harness/run/journal.ts'
import { root, scratchFolder } from '../../test-support/assay.ts'
import { encodings } from './encodings.ts'
import { answered } from './places.ts'

const secret = 'Zq7wKx9vPb3mTn5jRh2gYd8fLs6cXk4zWv1bNq0tJp9rMh7dGy3kBx5sVf2nCw8'
const folder = scratchFolder()

/** Whether eight characters in a row of what was planted can be read. */
function shows(text: string, planted: string): boolean {
  for (let at = 0; at + 8 <= planted.length; at += 4) if (text.includes(planted.slice(at, at + 8))) return true
  return false
}

for (const [name, encode] of Object.entries(encodings)) {
  const planted = encode(secret)
  const masker = createMasker([{ value: secret, label: 'secret' }])

  test(`Of a secret ${name}, planted at every place around a cut, nothing reaches what is said of a check`, () => {
    const details = (text: string) => [{ title: 'Steps', text }]
    for (const cut of [500, 1000, 2000, 6000])
      for (let before = cut - planted.length - 4; before < cut + 4; before += 7) {
        const text = `${'. '.repeat(before).slice(0, Math.max(before, 0))}${planted} tail`
        const reason = { code: 'words', facts: { text } }
        const said = JSON.stringify(shownTexts({ wanted: text, got: text, reason, details: details(text) }, masker))
        assert.ok(!shows(said, planted), `${before} before a cut at ${cut}`)
      }
  })

  test(`Of a secret ${name}, planted at every place around a cut, nothing reaches the journal`, () => {
    const file = join(folder, 'journal.ndjson')
    const journal = openJournal(file, masker)
    const filled = (length: number) => '. '.repeat(length).slice(0, length)
    for (let shift = -planted.length - 4; shift < 8; shift += 9) {
      const head = filled(16_384 + shift) + planted + filled(9000)
      const tail = filled(20_000) + planted + filled(2048 + shift)
      for (const body of [head, tail]) journal.write({ type: 'exchange', exchange: answered({ body }) })
    }
    journal.close()
    const lines = readFileSync(file, 'utf8').split('\n')
    for (const [place, line] of lines.entries()) assert.ok(!shows(line, planted), `line ${place}`)
  })
}

/** Where texts are cut: what comes there is masked, or is no text of a target. */
const cutters: Readonly<Record<string, string>> = {
  'core/shorten.ts': 'cuts what is masked',
  'harness/run/cut-body.ts': 'cuts masked bodies for the journal',
  'harness/checks/callbacks/callbacks.ts': 'leaves names of fields out of a list',
  'cli/asked/screen.ts': 'cuts a masked line to the width of the terminal',
  'extensions/signatures/explain.ts': 'shows the parts of a signature that the user gave',
}
const cut =
  /\.(?:slice|substring|substr)\(\s*(?:0\s*,\s*|-)(?:[2-9]\d|\d[\d_]{2,}|[\w.]*(?:chars|characters|longest\w*|columns|width))\b[^\n]*/gi

test('No text is cut to a length but where it is masked', () => {
  const files = globSync('{core,interfaces,harness,steps,generators,schemas,contracts,cli,extensions}/**/*.ts', {
    cwd: root,
  })
  const found = files
    .filter((file) => !/\.test\.ts$|test-support\//.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(cut)].map(([text]) => [file, text] as const))
  assert.deepEqual(
    found.filter(([file]) => cutters[file] === undefined),
    [],
  )
  const without = Object.keys(cutters).filter(
    (one) => one !== 'core/shorten.ts' && !found.some(([file]) => file === one),
  )
  assert.deepEqual(without, [])
})

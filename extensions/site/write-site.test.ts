import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pageOfRow } from '../../reports/html/markup/page-of-row.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { selectAddresses } from '../../requirements/select-addresses.ts'
import { assay, root, scratchFolder } from '../../tests/test-support/assay.ts'
import { readReport } from '../../reports/test-support/unpacked-report.ts'

const scratch = scratchFolder()
const site = (...args: string[]) => assay(['requirements', ...args])

test('Every address of the catalogue has its place on a page of the site', async () => {
  const folder = join(scratch, 'whole')
  const { code, out } = await site('--html', folder)
  assert.deepEqual([code, out], [0, `Wrote ${join(folder, 'index.html')}\n`])
  const addresses = selectAddresses(readRequirements(), interfaceNames(), []).map(({ address }) => address)
  const pages = new Map<string, string>()
  const lost = addresses.filter((address) => {
    const [file = '', anchor] = pageOfRow(address).split('#')
    const text = pages.get(file) ?? readFileSync(join(folder, file), 'utf8')
    pages.set(file, text)
    return !text.includes(`id="${anchor}"`)
  })
  assert.deepEqual(lost, [])
  for (const [file, text] of pages) assert.ok(text.length < 400_000, `${file} has ${text.length} characters`)
})

test('A site is written anew over an old one and into an empty folder, and never over what others wrote', async () => {
  const folder = join(scratch, 'part')
  mkdirSync(folder)
  assert.equal((await site('ais-v4/rates', '--html', folder)).code, 0)
  assert.equal((await site('ais-v4/paging', '--html', folder)).code, 0)
  const shown = ['ais-v4/paging.html', 'ais-v4/rates.html'].map((name) => existsSync(join(folder, name)))
  assert.deepEqual(shown, [true, false])
  const foreign = join(scratch, 'foreign')
  mkdirSync(foreign)
  writeFileSync(join(foreign, 'thesis.txt'), 'my only copy')
  const refused = await site('ais-v4/rates', '--html', foreign)
  assert.equal(refused.code, 3)
  assert.match(refused.err, /^OUT_OCCUPIED: .* holds foreign, which Assay did not write.* Give --html another folder/)
  assert.equal(readFileSync(join(foreign, 'thesis.txt'), 'utf8'), 'my only copy')
  const unnamed = await site('ais-v4/rates', '--html', '')
  assert.deepEqual([unnamed.code, unnamed.err.split('.')[0]], [3, 'OUT_EMPTY: --html was given an empty name'])
  const within = await site('ais-v4/rates', '--html', join(foreign, 'thesis.txt', 'site'))
  assert.equal(within.code, 3)
  assert.match(within.err, /^OUT_UNWRITABLE: .* Give --html a folder that Assay can create/)
  assert.match((await site('--html', folder, '--json')).err, /--html.*cannot be used with.*--json/)
})

test('The site shows rows of a user, and a report links to the site beside it', async () => {
  const features = ['--features', join(root, 'examples/own-features/conformance')]
  const out = join(scratch, 'report')
  assert.equal((await site('own', ...features, '--html', join(out, 'requirements'))).code, 0)
  const page = 'ais-v4/lists-of-ours.html'
  assert.match(readFileSync(join(out, 'requirements', page), 'utf8'), /lists-currencies-backwards/)
  const run = ['run', ...features, '--interface', 'ais-v4', '--only', 'own', '--out', out]
  assert.equal((await assay(run)).code, 0)
  const link = `requirements/${page}#currencies-by-code`
  assert.ok(readReport(join(out, 'index.html')).includes(`href="${link}"`))
  const alone = join(scratch, 'alone')
  assert.equal((await assay(['report', join(out, 'journal.ndjson'), '--out', alone])).code, 0)
  assert.ok(!readReport(join(alone, 'index.html')).includes('in the catalogue'))
})

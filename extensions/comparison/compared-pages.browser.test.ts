import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runOfStory } from '../../reports/runs/run-of-story.ts'
import { storyOf } from '../../reports/story/run-story.ts'
import { everyRow, everyVerdict } from '../../reports/test-support/every-verdict.ts'
import { attacks, hostileRow, hostileRun } from '../../reports/test-support/hostile-run.ts'
import { pagesOf } from '../../reports/test-support/opened-page.ts'
import { compareRuns, type NamedRun } from './compare/comparison.ts'
import { comparisonHtml } from './compare/comparison-html.ts'

const failing = 'ais-v4/paging/sorted-by-id'
const failed: NamedRun = { ...runOfStory(storyOf(everyVerdict(), everyRow())), file: 'a', label: 'release-2' }
const holding = failed.requirements.map((row) =>
  row.verdict === 'failed' ? { ...row, verdict: 'passed' as const, reason: 'It holds.', checks: [] } : row,
)
const [label = '', other = ''] = attacks
const hostile: NamedRun = { ...runOfStory(storyOf(hostileRun(), hostileRow())), file: other, label }
const open = await pagesOf([
  ['two.html', comparisonHtml(compareRuns([{ ...failed, label: 'release-1', requirements: holding }, failed], false))],
  ['hostile.html', comparisonHtml(compareRuns([hostile, { ...hostile, label: other }], true))],
])

test('what changed or fails is shown first, all on demand, and a line opens to the evidence of both runs', async () => {
  const { page, problems } = await open('two.html')
  const lines = page.locator('.requirement')
  await lines.first().waitFor()
  assert.deepEqual(await lines.locator('.badge').first().innerText(), '✕ new')
  const changed = await lines.count()
  const row = page.locator(`[id="${failing}"]`)
  assert.match(await row.locator('.runs').innerText(), /1\s+✓ passed\s+2\s+✕ failed/)
  await row.locator('summary').first().click()
  await row.locator('.side').nth(1).waitFor()
  assert.match(await row.locator('.side').first().innerText(), /1 release-1 ✓ passed\s+It holds\./)
  assert.match(await row.locator('.side').nth(1).innerText(), /an id above "1003"/)
  assert.ok((await row.locator('.side').nth(1).locator('.exchange').count()) > 0)
  await page.locator('#search').fill('sorted')
  assert.equal(await lines.count(), 1)
  const failures = page.locator('[data-find="run2:failed"]')
  await failures.click()
  assert.equal(String(await lines.count()), await failures.innerText())
  await page.locator('.result [data-reset]').click()
  assert.ok((await lines.count()) > changed)
  assert.deepEqual(problems, [])
})

test('text of a target is shown, not run; without a script the changed lines can be read', async () => {
  const { page, problems } = await open('hostile.html')
  await page.locator('.requirement > summary').first().click()
  await page.locator('.side').first().waitFor()
  assert.equal(await page.evaluate('window.hacked'), undefined)
  assert.ok((await page.locator('body').innerText()).includes(attacks[0] ?? ''))
  assert.deepEqual(problems, [])
  const plain = await open('two.html', { javaScriptEnabled: false })
  assert.match(await plain.page.locator('.entries').innerText(), /new: passed, failed/)
})

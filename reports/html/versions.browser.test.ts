import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JournalEvent } from '../../core/journal-events.ts'
import { storyOf } from '../story/run-story.ts'
import {
  checkDecided,
  exchanged,
  judgement,
  planned,
  row,
  runFinished,
  runStarted,
  startedAt,
} from '../test-support/journal-builders.ts'
import { isOpen, pagesOf, violations } from '../test-support/opened-page.ts'
import { reportHtml } from './report-html.ts'

const id = 'conventions/lists/sorted'
const alone = 'enrichment-v5/categories/both-trees'

/** One requirement in two versions, of which one fails. Both show the same exchange. */
function severalVersions(): JournalEvent[] {
  const names = ['ais-v4', 'ais-v6'] as const
  const events = names.map((name) => {
    const seen = { evidence: ['x1'], reason: `Seen in ${name}.` }
    const found = judgement(id, name === 'ais-v6' ? 'failed' : 'passed', seen)
    return checkDecided('f1: Lists are sorted', [found], { interface: name })
  })
  const rows = names.map((name) => planned(id, ['f1: Lists are sorted'], name))
  const started = runStarted({ interfaces: [...names], planned: rows })
  return [started, exchanged('x1'), ...events, runFinished({ exitCode: 1 })]
}

/** A run with faults: one version failed on one, the other on none. */
function givenFaults(): JournalEvent[] {
  const names = ['ais-v4', 'ais-v6', 'enrichment-v5'] as const
  const idIn = (name: (typeof names)[number]) => (name === 'enrichment-v5' ? alone : id)
  const decided = names.map((name) => checkDecided('f1: Held', [judgement(idIn(name), 'passed')], { interface: name }))
  const rows = names.map((name) => planned(idIn(name), ['f1: Held'], name))
  const requirements = [
    { address: 'ais-v4/lists/sorted', alteration: 'shows-as-backwards', sentence: 'Rows are reversed.' },
    { address: 'ais-v6/lists/sorted', why: 'None was noticed.' },
    { address: alone, alteration: 'omits', sentence: 'A field is missing.', place: 'GET /categories' },
  ]
  const started = runStarted({ interfaces: [...names], planned: rows })
  return [started, ...decided, { type: 'faults-shown', at: startedAt, requirements }, runFinished()]
}

const rows = [row(id, { interfaces: ['ais-v4', 'ais-v6'] })]
const open = await pagesOf([
  ['index.html', reportHtml(storyOf(severalVersions(), rows))],
  ['faults.html', reportHtml(storyOf(givenFaults(), [...rows, row(alone)]))],
])

test('the versions of an interface are columns of one line, which opens the one to read first', async () => {
  const { page, problems } = await open('index.html')
  const line = page.locator('.requirement')
  await line.waitFor()
  assert.equal(await line.count(), 1)
  assert.deepEqual(await line.locator('.cell').allInnerTexts(), ['✓ v4\npassed', '✕ v6\nfailed'])
  await line.locator('summary').first().click()
  await line.locator('.wire').first().waitFor({ state: 'attached' })
  assert.ok(await isOpen(page, 'ais-v6/lists/sorted'))
  assert.ok(!(await isOpen(page, 'ais-v4/lists/sorted')))
  await line.locator('[id="ais-v4/lists/sorted"] > summary').click()
  await line.getByText('Seen in ais-v4.').first().waitFor()
  assert.deepEqual(problems, [])
})

test('each requirement shows whether a fault made it fail, the top has the figure, and a filter has those that none did', async () => {
  const { page, problems } = await open('faults.html')
  const lines = page.locator('.requirement')
  await lines.first().waitFor()
  assert.match(
    await page.locator('.masthead .faults').innerText(),
    /^Of 3 requirements that hold, 2 were shown able to fail on this server \(66\.6 %\)\.\s+◆ 2 shown able to fail: .*\s+◇ 1 not shown able to fail: /,
  )
  const cells = page.locator('.cell')
  assert.deepEqual(await cells.allInnerTexts(), [
    '✓ v4\npassed\n ◆\n, shown able to fail',
    '✓ v6\npassed\n ◇\n, not shown able to fail',
  ])
  assert.equal(await cells.first().getAttribute('title'), 'ais-v4: passed, shown able to fail: shows-as-backwards')
  assert.match(await lines.last().innerText(), /◆ omits$/)
  assert.deepEqual(await violations(page), [])
  await page.locator('.masthead .faults a', { hasText: 'not shown' }).click()
  assert.equal(await page.locator('output').innerText(), '1 of 3 requirements shown')
  await page.locator('.chip', { hasText: 'passed' }).click()
  assert.equal(await lines.count(), 1)
  await lines.locator('summary').first().click()
  await page.getByText('No. None was noticed.').waitFor()
  assert.deepEqual(problems, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sarifToMarkdown } from '@security-alert/sarif-to-markdown'
import { parse as readJunit } from 'junit2json'
import { marked, type Token } from 'marked'
import { textOf } from './test-support/text-of.ts'
import { storyOf, type RunStory } from '../../reports/story/run-story.ts'
import { contractRun } from '../../reports/test-support/contract-run.ts'
import { everyRow, everyVerdict } from '../../reports/test-support/every-verdict.ts'
import { hostileRow, hostileRun } from '../../reports/test-support/hostile-run.ts'

/** What programs read that were not written for Assay. Of each run: how many cases it has, and how many failed. */
const stories: Record<string, { story: RunStory; cases: number; notOk: number; failures: string[] }> = {
  'a run with every verdict': {
    story: storyOf(everyVerdict(), everyRow()),
    cases: 13,
    notOk: 4,
    failures: ['ais-v4/paging/sorted-by-id', 'ais-v4/paging/hand-over', 'ais-v4/errors/request-is-an-object'],
  },
  'a verification of pacts': {
    story: storyOf(contractRun, []),
    cases: 4,
    notOk: 2,
    failures: ['contracts/shop/ais-v4/lists-b-accounts-b'],
  },
  'a run against a hostile target': { story: storyOf(hostileRun(), hostileRow()), cases: 1, notOk: 0, failures: [] },
}
const written = (format: string, story: RunStory) => textOf(format, story)

for (const [name, { story, cases, notOk, failures }] of Object.entries(stories)) {
  test(`A reader of JUnit finds every case of ${name}, with its host and its times`, async () => {
    const read = await readJunit(await written('junit', story))
    assert.ok(read && 'testsuite' in read && read.testsuite)
    const found = read.testsuite.flatMap(({ testcase = [] }) => testcase)
    assert.equal(found.length, cases)
    assert.equal(found.filter(({ failure, error }) => failure ?? error).length, notOk)
    for (const { hostname, timestamp, time } of read.testsuite) {
      assert.equal(hostname, new URL(story.header.target.base_url).host)
      assert.ok(Date.parse(String(timestamp)) >= Date.parse(story.header.startedAt), String(timestamp))
      assert.equal(typeof time, 'number')
    }
  })

  test(`A reader of SARIF shows each failure of ${name}`, async () => {
    const show = sarifToMarkdown({ owner: 'o', repo: 'r', branch: 'b', title: 'Results', sourceRoot: '' })
    const [shown] = show(JSON.parse(await written('sarif', story)) as Parameters<typeof show>[0])
    assert.ok(shown?.hasMessages)
    for (const address of failures) assert.ok(shown.body.includes(`**[${address}]**`), shown.body)
  })

  test(`A reader of Markdown finds the failures of ${name} in tables, and no link or picture of a target`, async () => {
    const tokens: Token[] = []
    marked.walkTokens(marked.lexer(await written('markdown', story)), (token) => void tokens.push(token))
    const rows = tokens.flatMap((token) =>
      token.type === 'table' ? (token['rows'] as Array<Array<{ text: string }>>) : [],
    )
    for (const address of failures)
      assert.ok(
        rows.some(([first]) => first?.text === address),
        address,
      )
    assert.deepEqual(
      tokens.filter(({ type }) => type === 'link' || type === 'image'),
      [],
    )
    const markup = tokens.filter(({ type }) => type === 'html').map(({ raw }) => raw.trim())
    assert.deepEqual(
      markup.filter((raw) => !['<!-- Assay -->', '<code>', '</code>'].includes(raw)),
      [],
    )
  })
}

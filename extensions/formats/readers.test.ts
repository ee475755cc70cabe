import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { sarifToMarkdown } from '@security-alert/sarif-to-markdown'
import { parse as readCtrf } from 'ctrf'
import { parse as readJunit } from 'junit2json'
import { marked, type Token } from 'marked'
import { Parser as TapParser } from 'tap-parser'
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
  'a run against a hostile target': {
    story: storyOf(hostileRun(), hostileRow()),
    cases: 1,
    notOk: 0,
    failures: [],
  },
}
const written = (format: string, story: RunStory) => textOf(format, story)

interface TapOut {
  handleLine: (line: string) => void
  results: { asserts: unknown[]; fail: Array<{ name: string; error: { raw: string } }>; plans: unknown[] }
}
// It is what tap-spec reads with, and has no types.
const { Parser: TapOutParser } = createRequire(import.meta.url)('tap-out') as { Parser: new () => TapOut }

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

  test(`A reader of TAP finds every case of ${name}, and its details`, async () => {
    const text = await written('tap', story)
    const parser = new TapParser()
    const details: string[] = []
    parser.on('assert', (result) => {
      if (!result.ok) details.push(String((result.diag as { stack?: unknown }).stack))
    })
    const ended = new Promise<{ count: number; fail: number }>((resolve) => parser.on('complete', resolve))
    parser.end(text)
    const { count, fail } = await ended
    assert.deepEqual([count, fail, details.length], [cases, notOk, notOk])
    assert.ok(details.every((one) => one.length > 10))
  })

  test(`The reader of tap-spec takes every line of ${name}`, async () => {
    const parser = new TapOutParser()
    for (const line of (await written('tap', story)).split('\n')) if (line !== '') parser.handleLine(line)
    const { asserts, fail, plans } = parser.results
    assert.deepEqual([asserts.length, fail.length, plans.length], [cases, notOk, 1])
    for (const { error } of fail) assert.match(error.raw, /verdict: \S+\n[^]*stack/)
  })

  test(`A reader of CTRF finds every case of ${name}`, async () => {
    const { results } = readCtrf(await written('ctrf', story))
    assert.deepEqual([results.tests.length, results.summary.failed + (results.summary.other ?? 0)], [cases, notOk])
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

test('CTRF names the file and the time of each check, and the job', async () => {
  const build = { name: 'conformance', number: 7, url: 'https://ci.test/7', branch: 'main', commit: 'c0ffee' }
  const { results } = readCtrf(
    await written('ctrf', { ...(stories['a run with every verdict']?.story as RunStory), build }),
  )
  const [first] = results.tests
  assert.deepEqual([first?.filePath, first?.line], ['features/conventions/paging.feature', 12])
  assert.equal((first?.stop ?? 0) - (first?.start ?? 0), first?.duration)
  const { buildName, buildNumber, buildUrl, branchName, commit } = results.environment ?? {}
  assert.deepEqual([buildName, buildNumber, buildUrl, branchName, commit], Object.values(build))
})

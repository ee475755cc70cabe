import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildOf } from '../../reports/build-of.ts'
import { summaryMarkdown } from './summary/summary-markdown.ts'
import { storyOf } from '../../reports/story/run-story.ts'
import { everyRow, everyVerdict } from '../../reports/test-support/every-verdict.ts'

const github = {
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.test',
  GITHUB_REPOSITORY: 'bank/api',
  GITHUB_RUN_ID: '42',
  GITHUB_RUN_NUMBER: '7',
  GITHUB_WORKFLOW: 'Conformance',
  GITHUB_HEAD_REF: '',
  GITHUB_REF_NAME: 'main',
  GITHUB_SHA: 'c0ffee',
}
const gitlab = {
  GITLAB_CI: 'true',
  CI_JOB_URL: 'https://gitlab.test/bank/api/-/jobs/42',
  CI_PROJECT_DIR: '/builds/bank/api',
  CI_JOB_NAME: 'assay',
}
const story = storyOf(everyVerdict(), everyRow())
const reportIn = (env: NodeJS.ProcessEnv, out: string) => {
  const build = buildOf(env, out)
  return summaryMarkdown({ ...story, ...(build && { build }) })
    .trimEnd()
    .split('\n')
    .at(-1)
}

test('the summary of a GitHub job leads to the artifacts of its run', () => {
  assert.match(
    reportIn(github, 'out') ?? '',
    /^\[The report \(index\.html\)\]\(https:\/\/github\.test\/bank\/api\/actions\/runs\/42#artifacts\) shows/,
  )
  const { name, number, branch, commit } = buildOf(github, 'out') ?? {}
  assert.deepEqual([name, number, branch, commit], ['Conformance', 7, 'main', 'c0ffee'])
})

test('the summary of a GitLab job leads to the page among its artifacts', () => {
  const out = '/builds/bank/api/my reports'
  assert.match(
    reportIn(gitlab, out) ?? '',
    /\(https:\/\/gitlab\.test\/bank\/api\/-\/jobs\/42\/artifacts\/file\/my%20reports\/index\.html\)/,
  )
})

test('a summary has no link where it would lead nowhere', () => {
  for (const [env, out] of [
    [{}, 'out'],
    [gitlab, '/tmp/out'],
    [{ GITHUB_ACTIONS: 'true' }, 'out'],
    [{ GITLAB_CI: 'true' }, 'out'],
  ] as const)
    assert.match(reportIn(env, out) ?? '', /^The report \(`index\.html`\) shows the evidence\./)
})

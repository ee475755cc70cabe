import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { buildOf } from '../../../reports/write-reports.ts'
import { moment, planned, row, runStarted } from '../../../reports/test-support/journal-builders.ts'
import { baselineOf, everyRow, everyVerdict } from '../../../reports/test-support/every-verdict.ts'
import { storyOf } from '../../../reports/story/run-story.ts'
import { summaryMarkdown } from './summary-markdown.ts'

test('the summary says it once faults were given, also of what an earlier proof has shown', () => {
  const requirements = ['one', 'other'].map((id) => ({ address: `ais-v4/rates/${id}`, alteration: 'omits' }))
  const given = { type: 'faults-shown' as const, at: moment(1), requirements }
  const rows = [row('ais-v4/rates/one')]
  const started = runStarted({ planned: [planned('ais-v4/rates/one')] })
  const [plain, faulty] = [[started], [started, given]].map((events) => summaryMarkdown(storyOf(events, rows)))
  assert.doesNotMatch(plain ?? '', /able to fail/)
  assert.match(
    faulty ?? '',
    /Of 2 requirements that hold, 2 were shown able to fail on this server \(100 %\)\. Of them, 1 requirement is from an earlier proof and not in this report\.\n/,
  )
})

test('what changed since the baseline is said and named, and the baseline has no markup', () => {
  const plain = storyOf(everyVerdict(), everyRow())
  const failed = plain.requirements.find(({ verdict }) => verdict === 'failed')?.address ?? ''
  const baseline = baselineOf(plain, { [failed]: 'passed' })
  assert.doesNotMatch(summaryMarkdown(plain), /the baseline/)
  const text = summaryMarkdown(storyOf(everyVerdict(), everyRow(), undefined, baseline))
  assert.match(text, /&#60;b&#62;the bank.*2026-02-03, Assay 0\.0\.9\): 1 new failure, 0 fixed/)
  assert.match(text, new RegExp(`### New failures: 1\n\n- ${failed} \\(`))
})

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
/** What the summary of a build says of the report. */
function reportIn(env: NodeJS.ProcessEnv, out: string): string | undefined {
  const build = buildOf(env, out)
  const text = summaryMarkdown({ ...story, ...(build && { build }) })
  return text.trimEnd().split('\n').at(-1)
}
const { name, number, branch, commit } = buildOf(github, 'out') ?? {}
const artifacts = 'https://github\\.test/bank/api/actions/runs/42#artifacts'
const page = 'https://gitlab\\.test/bank/api/-/jobs/42/artifacts/file/my%20reports/index\\.html'
const bare = /^The report \(`index\.html`\) shows the evidence\./

cases(
  'the summary of a GitHub job leads to the artifacts of its run, and that of a GitLab job to the page among them',
  [reportIn(github, 'out'), new RegExp(`^\\[The report \\(index\\.html\\)\\]\\(${artifacts}\\) shows`)],
  [
    [name, number, branch, commit],
    ['Conformance', 7, 'main', 'c0ffee'],
  ],
  [reportIn(gitlab, '/builds/bank/api/my reports'), new RegExp(`\\(${page}\\)`)],
  'a summary has no link where it would lead nowhere',
  [reportIn({}, 'out'), bare],
  [reportIn(gitlab, '/tmp/out'), bare],
  [reportIn({ GITHUB_ACTIONS: 'true' }, 'out'), bare],
  [reportIn({ GITLAB_CI: 'true' }, 'out'), bare],
)

import type { JunitCase } from '../../../reports/junit/junit-cases.ts'
import { junitSuites } from '../../../reports/junit/junit-suites.ts'
import type { RunStory } from '../../../reports/story/run-story-model.ts'
import { visible } from '../../../reports/text/visible.ts'

const specVersion = '0.0.0'
const statuses = { passed: 'passed', failure: 'failed', error: 'other', skipped: 'skipped' } as const

/** ctrf-report.json of a run: the cases of junit.xml. One without a conclusion has the status `other`. */
export function ctrfReport(story: RunStory): string {
  const { header, sentence } = story
  const start = Date.parse(header.startedAt)
  const tests = [...junitSuites(story)].flatMap(([suite, cases]) => cases.map((one) => testOf(one, suite)))
  const count = (status: string) => tests.filter((one) => one.status === status).length
  const report = {
    reportFormat: 'CTRF',
    specVersion,
    generatedBy: `Assay ${header.assay}`,
    timestamp: new Date(start + header.durationMs).toISOString(),
    results: {
      tool: { name: 'Assay', version: header.assay },
      summary: {
        tests: tests.length,
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
        pending: 0,
        other: count('other'),
        start,
        stop: start + header.durationMs,
        extra: { sentence: visible(sentence), exitCode: header.exitCode, seed: header.seed },
      },
      tests,
      environment: environmentOf(story),
    },
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

function environmentOf({ header, build = {} }: RunStory): object {
  const { name: buildName, number: buildNumber, url: buildUrl, branch: branchName, commit } = build
  return {
    appName: visible(header.target.name),
    ...(header.shard && { shardId: `${header.shard.number}/${header.shard.of}` }),
    ...(buildName !== undefined && { buildName }),
    ...(buildNumber !== undefined && { buildNumber }),
    ...(buildUrl !== undefined && { buildUrl }),
    ...(build.repository !== undefined && { repositoryUrl: build.repository }),
    ...(branchName !== undefined && { branchName }),
    ...(commit !== undefined && { commit }),
  }
}

function testOf(one: JunitCase, suite: string) {
  const { name, outcome, message, type, text, durationMs, at, where } = one
  const stop = at === undefined ? undefined : Date.parse(at)
  const [, filePath = where, line] = /^(.*):(\d+)$/.exec(where ?? '') ?? []
  return {
    name: visible(name) || suite,
    status: statuses[outcome],
    duration: Math.round(durationMs),
    ...(stop !== undefined && { start: Math.round(stop - durationMs), stop }),
    suite: suite.split('/'),
    ...(filePath && { filePath }),
    ...(line !== undefined && { line: Number(line) }),
    rawStatus: type,
    ...(outcome !== 'passed' && message !== '' && { message: visible(message) }),
    ...((outcome === 'failure' || outcome === 'error') && text !== '' && { trace: visible(text) }),
  }
}

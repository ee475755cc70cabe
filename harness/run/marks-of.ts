import type { RunStarted } from '../../core/journal-events.ts'

/** What two comparable runs have in common, each mark with its name for people. */
export function marksOf(started: RunStarted): Array<[what: string, value: string]> {
  const { fingerprint, shard, interfaces, only, titles = [], failOn = 'failed', minJudged, baseline } = started
  return [
    ['number of shards', String(shard?.of)],
    ['seed', String(started.seed)],
    ['version of Assay', started.assay],
    ['interfaces', interfaces.join(', ')],
    ['--only', only.join(', ')],
    ['--check', titles.join(', ')],
    ['--fuzz', String(started.fuzz)],
    ['--depth', started.depth ?? 'standard'],
    ['--fail-on', failOn],
    ['--min-judged', minJudged ?? ''],
    ['--baseline', baseline ? `${baseline.target}, ${baseline.startedAt}` : ''],
    ['profile', fingerprint?.profile ?? 'unknown'],
    ['catalogue of requirements and checks', fingerprint?.plan ?? 'unknown'],
  ]
}

import { createHash } from 'node:crypto'
import type { JudgementRecord } from '../../core/journal-events.ts'
import type { CheckStory, RequirementStory, RunStory } from './run-story-model.ts'

/** A failure or warning of one requirement that one check found, with the place of that check in its feature. */
export interface Finding {
  requirement: RequirementStory
  check: CheckStory
  judgement: JudgementRecord
  verdict: 'failed' | 'warned'
  /** The path of the feature within Assay. */
  path: string
  line: number
  /** The same for the same requirement and check in every run. */
  fingerprint: string
}

/** Every failure and warning of a run: one for each requirement and check, in the order of the causes. */
export function findingsOf(story: RunStory): Finding[] {
  const seen = new Set<string>()
  return story.causes
    .flatMap(({ verdict, seen: all }) => all.map((one) => ({ ...one, verdict })))
    .map((one) => ({ ...one, ...placeOf(one.check), fingerprint: fingerprintOf(one) }))
    .filter(({ fingerprint }) => !seen.has(fingerprint) && seen.add(fingerprint))
}

function fingerprintOf({ requirement, check }: Pick<Finding, 'requirement' | 'check'>): string {
  return createHash('sha256').update(`${requirement.address}\n${check.name}`).digest('hex')
}

function placeOf({ where }: CheckStory): { path: string; line: number } {
  const [, path = where, line = '1'] = /^(.*):(\d+)$/.exec(where) ?? []
  return { path, line: Math.max(1, Number(line)) }
}

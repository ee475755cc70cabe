import { shorten } from '../../core/shorten.ts'
import type { RunStory } from '../story/run-story-model.ts'
import { visible } from '../text/visible.ts'
import { findingsOf } from '../story/findings.ts'

const mostCharacters = 1000

/** gl-code-quality-report.json of a run: a violation for each failure and warning. A known failure is only of note. */
export function gitlabCodeQuality(story: RunStory): string {
  const violations = findingsOf(story).map(({ requirement, judgement, verdict, path, line, fingerprint }) => ({
    check_name: `assay ${requirement.address}`,
    description: shorten(visible(`${requirement.text} ${judgement.reason}`), mostCharacters),
    fingerprint,
    severity: requirement.known?.state === 'still fails' ? 'info' : verdict === 'failed' ? 'major' : 'minor',
    location: { path, lines: { begin: line } },
  }))
  return `${JSON.stringify(violations, null, 2)}\n`
}

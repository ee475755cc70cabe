import { shorten } from '../../../core/shorten.ts'
import type { RunStory } from '../../../reports/story/run-story-model.ts'
import { visible } from '../../../reports/text/visible.ts'
import { findingsOf } from '../findings/findings.ts'

const mostCharacters = 1000
/** GitLab takes no violation without a path. */
const nowhere = { path: 'assay', line: 1 }

/** gl-code-quality-report.json of a run: a violation for each failure and warning. A known failure is only of note. */
export function gitlabCodeQuality(story: RunStory): string {
  const violations = findingsOf(story).map(({ subject, reason, verdict, place = nowhere, fingerprint }) => ({
    check_name: `assay ${subject.address}`,
    description: shorten(visible(`${subject.text} ${reason}`), mostCharacters),
    fingerprint,
    severity: subject.known?.state === 'still fails' ? 'info' : verdict === 'failed' ? 'major' : 'minor',
    // The specification of Code Climate, of which GitLab reads a part, demands both.
    type: 'issue',
    categories: ['Compatibility'],
    location: { path: place.path, lines: { begin: place.line } },
  }))
  return `${JSON.stringify(violations, null, 2)}\n`
}

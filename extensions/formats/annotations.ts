import { mostShown } from '../../core/most-shown.ts'
import { shorten } from '../../core/shorten.ts'
import type { RunStory } from '../../reports/story/run-story-model.ts'
import { visible } from '../../reports/text/visible.ts'
import { findingsOf } from './findings/findings.ts'

/** GitLab takes no violation without a path. */
const nowhere = { path: 'assay', line: 1 }

/**
 * github-annotations.txt of a run: the conclusion, then a command for each failure and warning. What a target sent
 * stands only in the text of a command, in which no further one can begin.
 */
export function githubAnnotations(story: RunStory): string {
  const conclusion = { held: 'notice', failed: 'error', unclear: 'warning' }[story.outcome]
  const lines = findingsOf(story)
    .slice(0, mostShown.rows)
    .map(({ subject, reason, verdict, place }) => {
      const kind = subject.known?.state === 'still fails' ? 'notice' : verdict === 'failed' ? 'error' : 'warning'
      const where = place ? `file=${property(place.path)},line=${place.line},` : ''
      return `::${kind} ${where}title=${property(subject.address)}::${data(shorten(`${subject.text} ${reason}`, mostShown.text))}`
    })
  return [`::${conclusion} title=Assay::${data(story.sentence)}`, ...lines, ''].join('\n')
}

/** gl-code-quality-report.json of a run: a violation for each failure and warning. A known failure is only of note. */
export function gitlabCodeQuality(story: RunStory): string {
  const violations = findingsOf(story).map(({ subject, reason, verdict, place = nowhere, fingerprint }) => ({
    check_name: `assay ${subject.address}`,
    description: shorten(visible(`${subject.text} ${reason}`), mostShown.text),
    fingerprint,
    severity: subject.known?.state === 'still fails' ? 'info' : verdict === 'failed' ? 'major' : 'minor',
    // The specification of Code Climate, of which GitLab reads a part, demands both.
    type: 'issue',
    categories: ['Compatibility'],
    location: { path: place.path, lines: { begin: place.line } },
  }))
  return `${JSON.stringify(violations, null, 2)}\n`
}

function data(text: string): string {
  return visible(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

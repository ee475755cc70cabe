import { mostShown } from '../../core/most-shown.ts'
import type { PropertyCoverage } from '../../core/journal-events.ts'
import { shorten } from '../../core/shorten.ts'

/**
 * The coverage of a property, without a final stop: `100 of 100 cases: accepted 41, InvalidFromDate 59`. A reason for
 * fewer cases comes first.
 */
export function coverageText({ asked, ran, interrupted, undecided = 0, outcomes = {} }: PropertyCoverage): string {
  const cases = `${ran.toLocaleString('en')} of ${asked.toLocaleString('en')} cases`
  const seen = Object.entries(outcomes).sort(([, one], [, other]) => other - one)
  const shown = seen
    .slice(0, mostShown.lines)
    .map(([name, count]) => `${shorten(name, 60)} ${count.toLocaleString('en')}`)
  const rarer = seen.length > mostShown.lines ? [`${seen.length - mostShown.lines} less frequent outcomes`] : []
  return [
    interrupted ? `interrupted after ${cases} by its time limit` : cases,
    undecided > 0 ? `, of which ${undecided.toLocaleString('en')} ${undecided === 1 ? 'is' : 'are'} inconclusive` : '',
    shown.length > 0 ? `: ${[...shown, ...rarer].join(', ')}` : '',
  ].join('')
}

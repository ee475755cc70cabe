import type { RunStory } from '../../../reports/story/run-story-model.ts'
import { countsInFront } from '../../../reports/story/verdict-counts.ts'

const colors = { held: '#2e7d32', failed: '#b71c1c', unclear: '#616161' }
const letterWidth = 7
const padding = 10

/** badge.svg of a run: how many evaluated requirements, or needs of consumers, hold, how many failed, or that there is no conclusion. */
export function badgeSvg(story: RunStory): string {
  const { outcome } = story
  const counts = countsInFront(story)
  const evaluated = counts.passed + counts.failed + counts.warned + counts.observed
  const said = {
    held: `${evaluated - counts.failed} of ${evaluated} hold`,
    failed: counts.failed > 0 ? `${counts.failed} of ${evaluated} failed` : 'failed',
    unclear: 'no conclusion',
  }[outcome]
  const [left, right] = ['Assay', said].map((text) => text.length * letterWidth + padding) as [number, number]
  const width = left + right
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="Assay: ${said}">
<title>Assay: ${said}</title>
<rect width="${width}" height="20" rx="3" fill="${colors[outcome]}"/>
<path d="M3 0h${left - 3}v20H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="#424242"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<text x="${left / 2}" y="14">Assay</text>
<text x="${left + right / 2}" y="14">${said}</text>
</g>
</svg>
`
}

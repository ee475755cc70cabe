import { mostShown } from '../../../core/most-shown.ts'
import { shorten } from '../../../core/shorten.ts'
import { type BodyLine, prettyJson } from './pretty-json.ts'

export interface ExcerptLine {
  text: string
  kind: 'body' | 'mark' | 'gap'
}

/**
 * The part of a body that a reader needs: all of a short one; of a long one its beginning and the lines around the
 * difference, with a note for omitted lines. The line of the place is marked, or that of its parent if the place is
 * missing.
 */
export function bodyExcerpt(body: string, mostLines: number, place?: string): ExcerptLine[] {
  const lines = prettyJson(body) ?? body.split('\n').map((text) => ({ text, place: '' }))
  const marked = place === undefined ? -1 : lineOf(lines, plainPlace(place))
  const kept = keptLines(lines.length, mostLines, marked)
  const excerpt: ExcerptLine[] = []
  let left = 0
  lines.forEach(({ text }, index) => {
    if (!kept(index)) {
      left += 1
      return
    }
    if (left > 0) excerpt.push(gap(left))
    left = 0
    excerpt.push({ text: shorten(text, mostShown.text), kind: index === marked ? 'mark' : 'body' })
  })
  if (left > 0) excerpt.push(gap(left))
  return excerpt
}

function gap(count: number): ExcerptLine {
  return { text: `… ${count} ${count === 1 ? 'line' : 'lines'} left out; the journal has them`, kind: 'gap' }
}

function keptLines(total: number, most: number, marked: number): (index: number) => boolean {
  if (total <= most) return () => true
  if (marked < most) return (index) => index < most
  const around = Math.floor(most / 3)
  return (index) => index < around || Math.abs(index - marked) <= around
}

/** `$.data[3].id` and `/data/3/id` are `data[3].id`. */
function plainPlace(place: string): string {
  if (!place.startsWith('/')) return place.replace(/^\$\.?/, '')
  return place
    .slice(1)
    .split('/')
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : `${index === 0 ? '' : '.'}${part}`))
    .join('')
}

function lineOf(lines: BodyLine[], place: string): number {
  for (let wanted = place; wanted !== ''; wanted = parentOf(wanted)) {
    const found = lines.findIndex((line) => line.place === wanted)
    if (found !== -1) return found
  }
  return -1
}

function parentOf(place: string): string {
  return place.slice(0, Math.max(place.lastIndexOf('.'), place.lastIndexOf('['), 0))
}

import { html, type Html } from '../../../reports/html/markup/html.ts'

/** Values of one kind over the runs: its word, its colour as a verdict of the style, and a value for each run. */
export interface Series {
  word: string
  tone: string
  values: ReadonlyArray<number | undefined>
}

export interface Plot {
  title: string
  /** Of what, so that plots can be told apart by ear. */
  of: string
  /** What each run is called beneath its column. */
  labels: readonly string[]
  /** Stacked in this order, the first at the bottom. */
  series: readonly Series[]
  text: (value: number) => string
}

const height = 170
/** Values stand at the right, beside the last run: that is what a small screen shows first. */
const [left, right, top, bottom] = [4, 84, 14, 24]
const [leastWidth, column, widestBar, labelWidth] = [920, 16, 46, 80]

/** Columns over the runs, as a picture that needs neither script nor network. What it shows is in a table of the page too. */
export function plotView({ title, of, labels, series, text }: Plot): Html {
  const width = Math.max(leastWidth, left + right + labels.length * column)
  const step = (width - left - right) / Math.max(1, labels.length)
  const bar = Math.min(widestBar, step * 0.72)
  const base = height - bottom
  const sums = labels.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
  const most = Math.max(...sums, 0)
  const every = Math.max(1, Math.ceil(labelWidth / step))
  const xOf = (at: number) => left + at * step + (step - bar) / 2
  return html`<figure class="plot">
    <figcaption><span class="plot-title">${title}</span> ${legend(series)}</figcaption>
    <div class="scrolls" role="region" aria-label="${of}: ${title}" tabindex="0">
      <svg
        viewBox="0 0 ${width} ${height}"
        width="${width}"
        height="${height}"
        role="img"
        aria-label="${title}. The table below has the numbers."
      >
        <line x1="${left}" x2="${width - right}" y1="${base}" y2="${base}" class="axis"></line>
        <text x="${width - right + 8}" y="${base + 4}">${text(0)}</text>
        ${
          most > 0 &&
          html`<line x1="${left}" x2="${width - right}" y1="${top}" y2="${top}" class="grid"></line>
            <text x="${width - right + 8}" y="${top + 4}">${text(most)}</text>`
        }
        ${labels.map((label, at) => html`${columnAt(at)}${at % every === 0 && labelAt(label, at)}`)}
      </svg>
    </div>
  </figure>`

  function labelAt(label: string, at: number): Html {
    return html`<text x="${round(xOf(at) + bar / 2)}" y="${height - 8}" class="middle">${label}</text>`
  }

  function columnAt(at: number): Html {
    let foot = base
    return html`${series.map(({ word, tone, values }) => {
      const value = values[at] ?? 0
      if (value === 0) return false
      // One among thousands must be seen.
      const tall = Math.max(2, (value / most) * (base - top))
      foot -= tall
      return html`<rect
        x="${round(xOf(at))}"
        y="${round(foot)}"
        width="${round(bar)}"
        height="${round(tall)}"
        class="v-${tone}"
      >
        <title>${labels[at]}: ${text(value)} ${word}</title>
      </rect>`
    })}`
  }
}

function legend(series: readonly Series[]): Html | false {
  if (series.length < 2) return false
  return html`<span class="legend"
    >${series.map(({ word, tone }) => html`<span class="v-${tone}"><span class="swatch"></span> ${word}</span> `)}</span
  >`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

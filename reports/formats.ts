import { partsOfExtensions } from '../core/extension-parts.ts'
import type { RunStory } from './story/run-story-model.ts'

type View = (story: RunStory) => string

export interface Format {
  file: string
  /** What it is for, for the help of the command. */
  about: string
  /** How its text begins, by which Assay knows a file that it wrote and may write over. */
  begins: RegExp
  /** Loads the view: a run writes a few formats of all. */
  view: () => Promise<View>
}

/** The formats of the core. An extension brings others by the `formats` of its `formats.ts`. */
const ofCore = {
  html: {
    file: 'index.html',
    about: 'the report for people',
    begins: /<meta name="generator" content="Assay"|Assay conformance report<\/title>/,
    view: async () => (await import('./html/report-html.ts')).reportHtml,
  },
  json: {
    file: 'results.json',
    about: 'the results for programs',
    begins: /^\{\s*"version": \d+,\s*"assay":/,
    view: async () => (await import('./json/results-json.ts')).resultsJson,
  },
  junit: {
    file: 'junit.xml',
    about: 'for the test tab of a CI',
    begins: /^<\?xml [^>]*>\s*<testsuites name="Assay: /,
    view: async () => (await import('./junit/junit-xml.ts')).junitXml,
  },
} satisfies Record<string, Format>

/** Every report that can be made of a journal, by the name that `--format` takes, in the order of the help. */
export const formats: Readonly<Record<string, Format>> = Object.assign(
  {},
  ofCore,
  ...partsOfExtensions('formats').map((part) => (part as { formats: Record<string, Format> }).formats),
)

/** Their names. `all` on a command line means each of them. */
export const reportFormats: readonly string[] = Object.keys(formats)

/** The reports of every run, and of `assay report` where no other is named. */
export const usualFormats: readonly string[] = Object.keys(ofCore)

/** The formats with their files, a line each, for the help of a command. */
export function formatLines(): string {
  return Object.entries(formats)
    .map(([name, { file, about }]) => `  ${name.padEnd(9)} ${file.padEnd(27)} ${about}`)
    .join('\n')
}

import { partsOfExtensions } from '../core/extension-parts.ts'
import type { OptionalPackage } from '../core/optional-package.ts'
import type { RunStory } from './story/run-story-model.ts'

type View = (story: RunStory) => string

export interface TextFormat {
  file: string
  /** Its purpose, for the help of the command. */
  about: string
  /** The beginning of its text, by which Assay recognises its own files before overwriting them. */
  begins: RegExp
  /** Loads the view on demand: a run writes few of all formats. */
  view: () => Promise<View>
}

/** The written report: the file to open, and a line to print if there is more to say. */
export interface Written {
  file: string
  note?: string
}

/** A report of several files. */
export interface FolderFormat {
  /** The names of its folders; the last is the one to open. */
  folders: readonly string[]
  about: string
  /** An optional package that it needs. */
  takes: OptionalPackage
  write: (story: RunStory, outDir: string) => Promise<Written>
}

export type Format = TextFormat | FolderFormat

/** The formats of the core. Extensions add the `formats` of their `formats.ts`. */
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

/** Every report format by its name for `--format`, in the order of the help. */
export const formats: Readonly<Record<string, Format>> = Object.assign(
  {},
  ofCore,
  ...partsOfExtensions('formats').map((part) => (part as { formats: Record<string, Format> }).formats),
)

/** Their names. `all` on a command line means each of them. */
export const reportFormats: readonly string[] = Object.keys(formats)

/** The reports of every run, and of `assay report` by default. */
export const usualFormats: readonly string[] = Object.keys(ofCore)

/** The files and folders that a format writes. */
export function filesOf(name: string): readonly string[] {
  const format = formats[name]
  if (!format) return []
  return 'file' in format ? [format.file] : format.folders
}

/** The formats with their files, a line each, for the help of a command. */
export function formatLines(): string {
  return Object.entries(formats)
    .map(([name, { about }]) => `  ${name.padEnd(9)} ${filesOf(name).at(-1)?.padEnd(27)} ${about}`)
    .join('\n')
}

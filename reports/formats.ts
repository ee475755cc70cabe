import type { RunStory } from './story/run-story-model.ts'

type View = (story: RunStory) => string

/** A report that is one text. */
export interface TextFormat {
  /** The name of its file. */
  file: string
  /** What it is for, for the help of the command. */
  about: string
  /** How its text begins, by which Assay knows a file that it wrote and may write over. */
  begins: RegExp
  /** Loads the view: a run writes a few formats of all. */
  view: () => Promise<View>
}

/** Every report that is one text, by the name that `--format` takes. */
export const textFormats = {
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
  sarif: {
    file: 'results.sarif',
    about: 'SARIF 2.1.0, for code scanning',
    begins:
      /^\{\s*"\$schema": "[^"]*sarif[^"]*",\s*"version": "2\.1\.0",\s*"runs": \[\s*\{\s*"tool": \{\s*"driver": \{\s*"name": "Assay"/,
    view: async () => (await import('./sarif/results-sarif.ts')).resultsSarif,
  },
  ctrf: {
    file: 'ctrf-report.json',
    about: 'Common Test Report Format',
    begins: /^\{\s*"reportFormat": "CTRF",\s*"specVersion": "[\d.]+",\s*"generatedBy": "Assay /,
    view: async () => (await import('./ctrf/ctrf-report.ts')).ctrfReport,
  },
  tap: {
    file: 'results.tap',
    about: 'Test Anything Protocol, version 14',
    begins: /^TAP version 14\n# Assay: /,
    view: async () => (await import('./tap/results-tap.ts')).resultsTap,
  },
  github: {
    file: 'github-annotations.txt',
    about: 'commands for a GitHub job, which `cat` turns into annotations',
    begins: /^::\w+ title=Assay::/,
    view: async () => (await import('./annotations/github-annotations.ts')).githubAnnotations,
  },
  gitlab: {
    file: 'gl-code-quality-report.json',
    about: 'the code quality report of a GitLab job',
    begins: /^\[\s*(?:\]\s*$|\{\s*"check_name": "assay )/,
    view: async () => (await import('./annotations/gitlab-code-quality.ts')).gitlabCodeQuality,
  },
  markdown: {
    file: 'summary.md',
    about: 'for the summary of a job and comments',
    begins: /^<!-- Assay -->\n/,
    view: async () => (await import('./summary/summary-markdown.ts')).summaryMarkdown,
  },
  badge: {
    file: 'badge.svg',
    about: 'the conclusion as a picture',
    begins: /^<svg [^>]*aria-label="Assay: /,
    view: async () => (await import('./badge/badge-svg.ts')).badgeSvg,
  },
} satisfies Record<string, TextFormat>

export type ReportFormat = keyof typeof textFormats | 'allure'

/** The reports that can be made of a journal, in the order of the help. `all` on a command line means each of them. */
export const reportFormats: readonly ReportFormat[] = [
  ...(Object.keys(textFormats) as Array<keyof typeof textFormats>),
  'allure',
]

/** The reports of every run, and of `assay report` where no other is named. */
export const usualFormats: readonly ReportFormat[] = ['html', 'json', 'junit']

/** The files and folders that a format writes. */
export function filesOf(format: ReportFormat): string[] {
  return format === 'allure' ? ['allure-results', 'allure-report'] : [textFormats[format].file]
}

/** The formats with their files, a line each, for the help of a command. */
export function formatLines(): string {
  const about = (format: ReportFormat) =>
    format === 'allure' ? 'a page of Allure, which needs Java' : textFormats[format].about
  return reportFormats.map((one) => `  ${one.padEnd(9)} ${filesOf(one).at(-1)?.padEnd(27)} ${about(one)}`).join('\n')
}

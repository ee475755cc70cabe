import type { Format } from '../../reports/formats.ts'

/** Report formats beside those of the core. */
export const formats: Readonly<Record<string, Format>> = {
  sarif: {
    file: 'results.sarif',
    about: 'SARIF 2.1.0, for code scanning',
    begins:
      /^\{\s*"\$schema": "[^"]*sarif[^"]*",\s*"version": "2\.1\.0",\s*"runs": \[\s*\{\s*"tool": \{\s*"driver": \{\s*"name": "Assay"/,
    view: async () => (await import('./sarif/results-sarif.ts')).resultsSarif,
  },
  github: {
    file: 'github-annotations.txt',
    about: 'commands for a GitHub job, which `cat` turns into annotations',
    begins: /^::\w+ title=Assay::/,
    view: async () => (await import('./annotations.ts')).githubAnnotations,
  },
  gitlab: {
    file: 'gl-code-quality-report.json',
    about: 'the code quality report of a GitLab job',
    begins: /^\[\s*(?:\]\s*$|\{\s*"check_name": "assay )/,
    view: async () => (await import('./annotations.ts')).gitlabCodeQuality,
  },
  markdown: {
    file: 'summary.md',
    about: 'for the summary of a job and comments',
    begins: /^<!-- Assay -->\n/,
    view: async () => (await import('./summary/summary-markdown.ts')).summaryMarkdown,
  },
  allure: {
    folders: ['allure-results', 'allure-report'],
    about: 'a page of Allure, which needs Java',
    takes: 'allure-js-commons',
    write: async (story, outDir) => (await import('./allure/write-allure.ts')).writeAllure(story, outDir, process.env),
  },
}

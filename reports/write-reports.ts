import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, isAbsolute, relative, resolve } from 'node:path'
import { type ReadJournal, readJournal } from '../harness/run/read-journal.ts'
import type { Baseline } from '../core/outcomes.ts'
import { folderMarker } from '../core/own-folder.ts'
import { howToInstall, missingPackage } from '../core/optional-package.ts'
import { rowsOf } from '../harness/evaluation/conclude.ts'
import { filesOf, type Format, formats, reportFormats, type Written } from './formats.ts'
import { CodedError } from '../core/coded-error.ts'
import { JournalUnreadable, type RecordedRun, startOf } from './story/read-run.ts'
import { storyOf, type RunStory } from './story/run-story.ts'
import type { Build } from './story/run-story-model.ts'

/** The folder beside the reports where a site of requirements may be. */
const siteFolder = 'requirements'

export interface WrittenReport extends Written {
  format: string
}

/**
 * Writes reports of a story, in a new folder if needed. A report that needs something missing on this machine says so
 * in its note.
 */
export async function writeStory(read: RunStory, outDir: string, wanted: readonly string[]): Promise<WrittenReport[]> {
  const story = beside(read, outDir)
  mkdirSync(outDir, { recursive: true })
  const written: WrittenReport[] = []
  for (const format of wanted) {
    const known = formatNamed(format)
    if ('write' in known) {
      written.push({ format, ...(await known.write(story, outDir)) })
      continue
    }
    const file = join(outDir, known.file)
    writeFileSync(file, (await known.view())(story))
    written.push({ format, file })
  }
  return written
}

/** Whether a report in this folder would change. */
export async function wouldChange(read: RunStory, outDir: string, wanted: readonly string[]): Promise<boolean> {
  const story = beside(read, outDir)
  for (const format of wanted) {
    const [file] = filesOf(format).map((name) => join(outDir, name))
    if (file === undefined || !existsSync(file)) continue
    const known = formatNamed(format)
    if ('write' in known || (await known.view())(story) !== readFileSync(file, 'utf8')) return true
  }
  return false
}

/** Loads the writers of these reports in advance. */
export async function loadReports(wanted: readonly string[]): Promise<void> {
  await Promise.all(wanted.map(formatNamed).flatMap((known) => ('view' in known ? known.view() : [])))
}

/** A story with the CI job and site at its reports' folder. */
function beside(read: RunStory, outDir: string): RunStory {
  const build = buildOf(process.env, outDir)
  return { ...read, ...siteBeside(outDir), ...(build && { build }) }
}

/** The site of requirements, if `assay requirements --html` wrote one into the folder of the reports. */
function siteBeside(outDir: string): Pick<RunStory, 'site'> {
  return existsSync(join(outDir, siteFolder, folderMarker)) ? { site: siteFolder } : {}
}

/**
 * The story of a journal's run, compared with `baseline` or else with its own.
 * @throws JournalUnreadable JOURNAL_UNREADABLE when the file is missing or not a journal.
 */
export function readStory(journalFile: string, baseline?: Baseline): RunStory {
  return readable(journalFile, () => storyIn(readJournal(journalFile), baseline))
}

/** The story of a run with these events. @throws JournalUnreadable when they are not those of a run */
export function storyIn({ events, damage }: Pick<ReadJournal, 'events' | 'damage'>, baseline?: Baseline): RunStory {
  return storyOf(events, rowsOf(startOf(events)), damage, baseline)
}

/**
 * The events of a journal's run.
 * @throws JournalUnreadable JOURNAL_UNREADABLE when the file is missing or not a journal.
 */
export function readRunJournal(journalFile: string): ReadJournal & Pick<RecordedRun, 'started'> {
  return readable(journalFile, () => {
    const read = readJournal(journalFile)
    return { ...read, started: startOf(read.events) }
  })
}

function readable<T>(journalFile: string, read: () => T): T {
  try {
    const { isFile, isFolder } = kindOf(journalFile)
    if (!isFile && !isFolder) throw new JournalUnreadable('It is a device or a pipe.')
    return read()
  } catch (cause) {
    throw unreadable(journalFile, cause)
  }
}

/**
 * The reports that a command line names, without duplicates.
 * @throws CodedError REPORT_FORMAT_UNKNOWN for a format that is neither in `reportFormats` nor `all`;
 * REPORT_PACKAGE_MISSING for a format whose package is not installed.
 */
export function formatsOf(given: readonly string[]): string[] {
  const wanted = given.flatMap((name) => (name === 'all' ? [...reportFormats] : [name]))
  for (const name of wanted) {
    const known = formatNamed(name)
    const missing = 'takes' in known ? missingPackage(known.takes) : undefined
    if (missing === undefined) continue
    const why = `The format ${name} takes the optional package ${missing}, which is not installed`
    throw new CodedError('REPORT_PACKAGE_MISSING', `${why}: ${howToInstall}, or leave the format out.`)
  }
  return [...new Set(wanted)]
}

/** @throws CodedError REPORT_FORMAT_UNKNOWN */
function formatNamed(name: string): Format {
  const known = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (known) return known
  throw new CodedError(
    'REPORT_FORMAT_UNKNOWN',
    `The report format "${name}" is unknown. Give one of ${reportFormats.join(', ')}, or all.`,
  )
}

const whyUnread: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file',
  EISDIR: 'This is a folder, not a journal:',
  EACCES: 'Assay may not read',
  ERR_FS_FILE_TOO_LARGE: 'Assay cannot read a file as large as',
}

function kindOf(file: string): { isFile: boolean; isFolder: boolean } {
  const found = statSync(file)
  return { isFile: found.isFile(), isFolder: found.isDirectory() }
}

function unreadable(journalFile: string, cause: unknown): unknown {
  const { code, message } = cause as { code?: string; message?: string }
  if (code === 'JOURNAL_UNREADABLE')
    return new CodedError(code, `${journalFile} is not a journal. ${message}`, { cause })
  if (code === undefined || !/^E[A-Z]+$|^ERR_(?:FS|INVALID_ARG)_/.test(code)) return cause
  const why = whyUnread[code] ?? 'Assay cannot read'
  const next =
    'Give the journal.ndjson that `assay run` wrote into the folder of its reports, conformance-report by default.'
  return new CodedError('JOURNAL_UNREADABLE', `${why} ${journalFile}. ${next}`, { cause })
}

/** The CI job that writes reports to a folder, from its environment variables; undefined elsewhere. */
export function buildOf(env: NodeJS.ProcessEnv, outDir: string): Build | undefined {
  if (env['GITHUB_ACTIONS'] === 'true') return onGithub(env)
  return env['GITLAB_CI'] === 'true' ? onGitlab(env, outDir) : undefined
}

function onGithub(env: NodeJS.ProcessEnv): Build {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env
  const home = server && repository ? `${server}/${repository}` : undefined
  const url = home && id ? `${home}/actions/runs/${id}` : undefined
  return {
    name: env['GITHUB_WORKFLOW'],
    number: Number(env['GITHUB_RUN_NUMBER']) || undefined,
    url,
    // The address of an artifact is known only once it is uploaded.
    report: url && `${url}#artifacts`,
    repository: home,
    branch: env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'],
    commit: env['GITHUB_SHA'],
  }
}

function onGitlab(env: NodeJS.ProcessEnv, outDir: string): Build {
  const { CI_JOB_URL: url, CI_PROJECT_DIR: project } = env
  const folder = project ? relative(resolve(project), resolve(outDir)) : '..'
  const isInside = !isAbsolute(folder) && folder.split(/[\\/]/)[0] !== '..'
  const path = join(folder, 'index.html').split(/[\\/]/).map(encodeURIComponent)
  return {
    name: env['CI_JOB_NAME'],
    number: Number(env['CI_PIPELINE_IID']) || undefined,
    url,
    report: url && isInside ? `${url}/artifacts/file/${path.join('/')}` : undefined,
    repository: env['CI_PROJECT_URL'],
    branch: env['CI_COMMIT_REF_NAME'],
    commit: env['CI_COMMIT_SHA'],
  }
}

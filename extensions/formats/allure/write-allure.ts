import { rmSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { Status } from 'allure-js-commons'
import { FileSystemWriter } from 'allure-js-commons/sdk/reporter'
import { makeOwnFolder } from '../../../core/own-folder.ts'
import { howToInstall, missingPackage } from '../../../core/optional-package.ts'
import type { Written } from '../../../reports/formats.ts'
import type { RunStory } from '../../../reports/story/run-story.ts'
import { allureResults, attachmentName, exchangeText } from './allure-results.ts'
import { execFile, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

/** The first call fetches the package, which is large. */
const timeoutMs = 180_000

/**
 * Writes Allure results into `<outDir>/allure-results`, which is cleared first, and makes of them the page that opens
 * from disk, `<outDir>/allure-report/index.html`. The page needs Java; without it, or when the generator fails, the
 * results stand alone and the note says what is missing. Nothing of this bears on a verdict.
 */
export async function writeAllure(story: RunStory, outDir: string, env: NodeJS.ProcessEnv): Promise<Written> {
  const resultsDir = join(outDir, 'allure-results')
  const reportDir = join(outDir, 'allure-report')
  rmSync(resultsDir, { recursive: true, force: true })
  rmSync(reportDir, { recursive: true, force: true })
  makeOwnFolder(resultsDir)
  writeResults(story, resultsDir)
  const withoutPage = (why: string) => ({
    file: resultsDir,
    note: `No Allure page: ${why}. Wrote the results to`,
  })
  const missing = missingPackage('allure-commandline')
  if (missing !== undefined) return withoutPage(`${missing} is not installed (${howToInstall})`)
  if (!hasJava(env)) return withoutPage('it needs Java (install one, or set JAVA_HOME), then run `assay report` again')
  const trouble = await generateSingleFile(resultsDir, reportDir, env)
  if (trouble !== undefined) return withoutPage(`allure-commandline failed (${trouble})`)
  makeOwnFolder(reportDir)
  return { file: join(reportDir, 'index.html') }
}

function writeResults(story: RunStory, resultsDir: string): void {
  const writer = new FileSystemWriter({ resultsDir })
  const attached = new Set<string>()
  for (const result of allureResults(story)) {
    for (const { attachments } of [...result.steps, result]) for (const { source } of attachments) attached.add(source)
    writer.writeResult(result)
  }
  for (const exchange of story.exchanges.values()) {
    const source = attachmentName(exchange.id)
    if (attached.has(source)) writer.writeAttachment(source, Buffer.from(exchangeText(exchange)))
  }
  const { header } = story
  writer.writeEnvironmentInfo({
    Target: header.target.name,
    Address: header.target.base_url,
    Seed: String(header.seed),
    Requests: String(header.requests),
    Assay: header.assay,
    Verdict: story.sentence,
    ...Object.fromEntries(
      (header.readings ?? []).map(({ address, strength, reason }) => [
        `Reading of ${address}`,
        `${strength}: ${reason}`,
      ]),
    ),
  })
  writer.writeCategoriesDefinitions([
    {
      name: 'The server breaks what the documents state or what a consumer needs',
      matchedStatuses: [Status.FAILED],
    },
    { name: 'No conclusion', matchedStatuses: [Status.BROKEN] },
    { name: 'A needed capability is missing, or it cannot be checked from outside', matchedStatuses: [Status.SKIPPED] },
  ])
}

/** Whether a Java can be started: that of JAVA_HOME, or the one on the path. */
function hasJava(env: NodeJS.ProcessEnv): boolean {
  const java = env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', 'java') : 'java'
  return spawnSync(java, ['-version'], { env, stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** Makes the one-file Allure page of results with allure-commandline, in about two seconds per thousand results. */
function generateSingleFile(
  resultsDir: string,
  reportDir: string,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const program = join(dirname(createRequire(import.meta.url).resolve('allure-commandline')), 'bin', 'allure')
  const args = [program, 'generate', '--single-file', '--clean', '--output', reportDir, resultsDir]
  const options = {
    env: {
      ...env,
      // The generator contacts an analytics host unless this variable has exactly this value.
      ALLURE_NO_ANALYTICS: 'true',
      // A short life on little data: half the time of the defaults.
      JAVA_OPTS: env.JAVA_OPTS ?? '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    },
    timeout: timeoutMs,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, _out, err) => {
      const lines = err.trim().split('\n')
      resolve(error ? lines.at(-1) || error.message : undefined)
    })
  })
}

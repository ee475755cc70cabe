import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Status } from 'allure-js-commons'
import { FileSystemWriter } from 'allure-js-commons/sdk/reporter'
import { makeOwnFolder } from '../../../core/own-folder.ts'
import { howToInstall, missingPackage } from '../../../core/optional-package.ts'
import type { Written } from '../../../reports/formats.ts'
import type { RunStory } from '../../../reports/story/run-story.ts'
import { allureResults } from './allure-results.ts'
import { attachmentName, exchangeText } from './exchange-text.ts'
import { generateSingleFile, hasJava } from './generate-single-file.ts'

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

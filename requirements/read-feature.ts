import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createRequire } from 'node:module'
import type { Envelope, Feature, Pickle } from '@cucumber/messages'
import { CodedError } from '../core/coded-error.ts'
import { contentFolders, ownFolders, shownPath } from '../core/content-roots.ts'
import { parsedBeforehand } from '../core/parsed-beforehand.ts'

// Most commands need no parser, because the features were parsed beforehand. It is loaded when needed.
const load = createRequire(import.meta.url)

/** A feature is unreadable, a rule incomplete, or two scenarios have the same name in reports. */
export class FeatureError extends CodedError<'FEATURE_INVALID'> {
  constructor(message: string) {
    super('FEATURE_INVALID', message)
  }
}

export interface FeatureFile {
  /** The path as reports show it. */
  uri: string
  feature: Feature
  /** Its scenarios, one for each row of an outline. */
  pickles: readonly Pickle[]
}

const read = new Map<string, FeatureFile>()

/** Every feature below the folders, by path; none for a missing folder. Each file is read once. @throws FeatureError FEATURE_INVALID */
export function readFeatures(folders: readonly string[] = featureFolders()): FeatureFile[] {
  return folders.flatMap(featureFiles).map((file) => {
    const found = read.get(file) ?? parseFeature(shownPath(file), readFileSync(file, 'utf8'))
    read.set(file, found)
    return found
  })
}

/** Assay's folders, then the user's. */
export function featureFolders(): string[] {
  return [...contentFolders('features'), ...ownFolders('features')]
}

/** The features below a folder, sorted; none where it is missing. */
export function featureFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.feature'))
    .sort()
    .map((file) => join(folder, file))
}

/** Parses a feature; `uri` is its name in errors and reports. @throws FeatureError FEATURE_INVALID */
export function parseFeature(uri: string, source: string): FeatureFile {
  const envelopes = (parsedBeforehand(source) as readonly Envelope[] | undefined) ?? messagesOf(uri, source)
  const fault = envelopes.find(({ parseError }) => parseError)?.parseError
  if (fault) throw new FeatureError(`${uri} does not parse. ${fault.message}`)
  const feature = envelopes.find(({ gherkinDocument }) => gherkinDocument)?.gherkinDocument?.feature
  if (!feature) throw new FeatureError(`${uri} holds no feature. Its first line is "Feature: TITLE".`)
  const pickles = envelopes.flatMap(({ pickle }) => (pickle ? Object.assign(pickle, { uri }) : []))
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- one enum, declared once for each kind of module
  return { uri, feature, pickles }
}

function messagesOf(uri: string, source: string): readonly Envelope[] {
  const { generateMessages } = load('@cucumber/gherkin') as typeof import('@cucumber/gherkin')
  const { IdGenerator, SourceMediaType } = load('@cucumber/messages') as typeof import('@cucumber/messages')
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- one enum, declared once for each kind of module
  return generateMessages(source, uri, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
    newId: IdGenerator.incrementing(),
    includeGherkinDocument: true,
    includePickles: true,
  })
}

import { createHash } from 'node:crypto'
import { json } from '@sigstore/core'
import type { Verdict } from '../../core/verdict.ts'
import type { ResultsFile } from '../../reports/runs/results.ts'
import { testsOf } from './tests-of.ts'

/** A thing with its digest, as in-toto names things. */
export interface Descriptor {
  name: string
  uri?: string
  digest?: { sha256: string }
  annotations?: Record<string, unknown>
}

export interface Subject extends Descriptor {
  digest: { sha256: string }
}

/** What in-toto's predicate for test results says of a run. */
export interface TestResult {
  result: 'PASSED' | 'WARNED' | 'FAILED'
  configuration: Descriptor[]
  passedTests: string[]
  warnedTests: string[]
  failedTests: string[]
}

export interface Statement {
  _type: typeof statementType
  subject: Subject[]
  predicateType: typeof predicateType
  predicate: TestResult
}

export const statementType = 'https://in-toto.io/Statement/v1'
export const predicateType = 'https://in-toto.io/attestation/test-result/v0.1'

/** The names of what a statement is about; a recording has this name whatever its file is called. */
export const subjectNames = { results: 'results.json', report: 'index.html', recording: 'run.recording' } as const

/** What is attested of a run: the files, and what their results say. Source: in-toto Statement v1 and test-result v0.1. */
export function statementOf(results: ResultsFile, subject: Subject[]): Statement {
  return { _type: statementType, subject, predicateType, predicate: testResultOf(results, subject) }
}

/** The results of a run as a predicate. What it has no field for stands in the annotations of its configuration. */
export function testResultOf(results: ResultsFile, subject: readonly Subject[]): TestResult {
  const { assay, requirements, profileDigest } = results
  const tests = testsOf(results)
  const named = (verdict: Verdict) => tests.filter((one) => one.verdict === verdict).map(({ name }) => name)
  const [failedTests, warned, inconclusiveTests] = [named('failed'), named('warned'), named('inconclusive')]
  return {
    result: resultOf(results, { failed: failedTests.length, doubtful: warned.length + inconclusiveTests.length }),
    configuration: [
      { name: 'assay', uri: `urn:assay:version:${assay}`, annotations: { version: assay } },
      {
        name: 'catalogue',
        digest: { sha256: catalogueDigestOf(results) },
        annotations: { requirements: requirements.length },
      },
      ...(profileDigest === undefined ? [] : [{ name: 'profile', digest: { sha256: profileDigest } }]),
      {
        ...subject.find(({ name }) => name === subjectNames.results)!,
        annotations: {
          ...runOf(results),
          observedTests: named('observed'),
          untestedTests: named('untested'),
          inconclusiveTests,
          knownFailures: requirements.filter(({ knownFailure }) => knownFailure).map(({ address }) => address),
        },
      },
    ],
    passedTests: named('passed'),
    warnedTests: warned,
    failedTests,
  }
}

/** Failed with any failure, a known one too; warned where something else is in doubt, made the run fail, or is of another part of the run. */
function resultOf(
  { exitCode, journalDamage, shard }: ResultsFile,
  { failed, doubtful }: { failed: number; doubtful: number },
): TestResult['result'] {
  if (failed > 0) return 'FAILED'
  return doubtful > 0 || exitCode !== 0 || journalDamage || shard ? 'WARNED' : 'PASSED'
}

function runOf({ target, startedAt, seed, interfaces, only, depth, shard, exitCode, sentence }: ResultsFile): object {
  return {
    target: target.name,
    address: target.base_url,
    startedAt,
    seed,
    interfaces,
    only,
    depth: depth ?? 'standard',
    ...(shard && { shard: `${shard.number}/${shard.of}` }),
    exitCode,
    conclusion: sentence,
  }
}

/** SHA-256 of what the run set out to evaluate: addresses with text and strength, in the order of addresses, as canonical JSON. */
function catalogueDigestOf({ requirements }: ResultsFile): string {
  const rows = requirements
    .map(({ address, text, strength }) => ({ address, text, strength }))
    .toSorted((one, other) => (one.address < other.address ? -1 : 1))
  return createHash('sha256').update(json.canonicalize(rows)).digest('hex')
}

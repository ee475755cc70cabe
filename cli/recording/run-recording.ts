import type { CheckDecided, ContractDecided, JournalEvent } from '../../core/journal-events.ts'
import type { Client } from '../../harness/client/client.ts'
import type { Masker } from '../../harness/client/masking/mask.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import { contractAddress } from '../../harness/contracts/decide-interaction.ts'
import { keptProfile } from '../../harness/recording/kept-profile.ts'
import { openPacked } from '../../harness/recording/packed-lines.ts'
import { recordedClient } from '../../harness/recording/recorded-client.ts'
import { createRecorder } from '../../harness/recording/recorder.ts'
import {
  type AskedOfRun,
  type CheckKept,
  type ContractKept,
  recordingFormat,
  type RunKept,
} from '../../harness/recording/recording-line.ts'
import { assayVersion } from '../../harness/run/version.ts'
import type { ReplayLog } from '../../harness/replay/replay-log.ts'
import type { Settlement } from '../../harness/verdicts/settlement.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'
import { createHash } from 'node:crypto'
import { jsonText } from '../../core/exact-json.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { Requirement } from '../../core/requirement.ts'
import { referencePacts } from '../verify/read-pacts.ts'

let known: { of: readonly Requirement[]; digests: Map<string, string> } | undefined

/** A digest of each requirement's text and strength, by id. */
function rowDigests(): ReadonlyMap<string, string> {
  const rows = readRequirements()
  if (known?.of !== rows)
    known = {
      of: rows,
      digests: new Map(rows.map(({ id, text, strength }) => [id, shortDigest(`${strength} ${text}`)])),
    }
  return known.digests
}

let pacts: ReadonlyMap<string, string> | undefined

/** A digest of each consumer's need, by address. */
function pactDigests(): ReadonlyMap<string, string> {
  pacts ??= new Map(
    referencePacts().flatMap(({ consumer, provider, interactions, document }) =>
      interactions.map(({ place, description: interaction }) => [
        contractAddress({ consumer, provider, interaction }),
        shortDigest(jsonText((document['interactions'] as unknown[])[place])),
      ]),
    ),
  )
  return pacts
}

/** A digest long enough to see that a text changed. */
function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

export interface RunRecording {
  readonly replayLog: ReplayLog
  /** Writes the first line, once the masker knows the profile's secrets. */
  begin(): void
  clientOf(client: Client): Client
  see(event: JournalEvent): void
  finish(settlement: Settlement): void
  /** @throws the file system's error */
  close(): Promise<void>
}

/** Makes a recording in a file, given a masker that knows no secrets yet. */
export function keptIn(file: string, profile: Profile, asked: AskedOfRun): (masker: Masker) => RunRecording {
  return (masker) => {
    const ownMasker = masker.keepingForm()
    const recorder = createRecorder(openPacked(file), ownMasker)
    return {
      replayLog: recorder.replayLog,
      begin: () =>
        recorder.flush({
          type: 'recording',
          format: recordingFormat,
          at: new Date().toISOString(),
          assay: assayVersion(),
          node: process.versions.node,
          asked,
          profile: keptProfile(profile, ownMasker),
        }),
      clientOf: (client) => recordedClient(client, recorder),
      see(event) {
        if (event.type === 'check-decided') recorder.flush(checkKept(event))
        if (event.type === 'contract-decided') recorder.flush(contractKept(event))
      },
      finish: (settlement) => recorder.flush(runKept(settlement)),
      close: () => recorder.close(),
    }
  }
}

/** A decided check as recorded. */
export function checkKept({ interface: name, check, steps, judgements }: CheckDecided): CheckKept {
  const rows = rowDigests()
  return {
    type: 'check',
    interface: name,
    check,
    steps: shortDigest(steps.join('\n')),
    judgements: judgements.map(({ requirement, verdict, code }) => ({
      requirement,
      verdict,
      ...(code !== undefined && { code }),
      row: rows.get(requirement) ?? '',
    })),
  }
}

/** A consumer's decided need as recorded. */
export function contractKept(decided: ContractDecided): ContractKept {
  const address = contractAddress(decided)
  const { verdict, code } = decided
  return {
    type: 'contract',
    address,
    verdict,
    ...(code !== undefined && { code }),
    pact: pactDigests().get(address) ?? '',
  }
}

function runKept({ requirements, exitCode, conclusion }: Settlement): RunKept {
  return {
    type: 'run',
    at: new Date().toISOString(),
    exitCode,
    sentence: wordsOf(conclusion),
    requirements: requirements.map(({ address, verdict, code }) => ({
      address,
      verdict,
      ...(code !== undefined && { code }),
    })),
  }
}

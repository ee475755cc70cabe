import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConsumerPact } from './consumer-pact.ts'
import { recordExpectation } from './record-pact.ts'
import { settledText } from './settled-text.ts'

/** Records every expectation of these consumers in settled pact files in `folder`. */
export async function recordPacts(pacts: ConsumerPact[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const pact of pacts) {
    for (const expectation of pact.expectations) await recordExpectation(pact, expectation, folder)
  }
  settleFolder(folder)
}

/** Rewrites every pact file of a folder in its settled form. */
export function settleFolder(folder: string): void {
  for (const file of readdirSync(folder)) {
    const path = join(folder, file)
    writeFileSync(path, settledText(readFileSync(path, 'utf8')))
  }
}

import core from '@pact-foundation/pact-core'
import type { VerifierOrder, VerifierReport } from './report.ts'

/**
 * The process of Pact's verifier: it takes one order, returns one report and ends. The verifier prints to this
 * process's output, which the parent reads.
 */
process.once('message', (order: VerifierOrder) => {
  void verify(order).then((report) => process.send?.(report, () => process.disconnect()))
})

async function verify({ files, baseUrl, statesUrl, timeoutMs }: VerifierOrder): Promise<VerifierReport> {
  try {
    return { json: await core.default.verifyPacts(optionsOf()) }
  } catch (error) {
    // A verification with findings rejects, with its result as the message.
    return { json: error instanceof Error ? error.message : String(error) }
  }

  function optionsOf() {
    return {
      // Any name: no file is looked up by it.
      provider: 'target',
      providerBaseUrl: baseUrl,
      pactUrls: files,
      providerStatesSetupUrl: statesUrl,
      followRedirects: false,
      timeout: timeoutMs,
      logLevel: 'error' as const,
    }
  }
}

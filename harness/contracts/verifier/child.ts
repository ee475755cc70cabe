import core from '@pact-foundation/pact-core'
import type { VerifierOrder, VerifierReport } from './report.ts'

/**
 * The process in which Pact's verifier runs: it takes one order, gives one report and ends. What the verifier prints stays
 * in this process's own output, which the parent reads.
 */
process.once('message', (order: VerifierOrder) => {
  void verify(order).then((report) => process.send?.(report, () => process.disconnect()))
})

async function verify({ files, baseUrl, statesUrl, timeoutMs }: VerifierOrder): Promise<VerifierReport> {
  try {
    return { json: await core.default.verifyPacts(optionsOf()) }
  } catch (error) {
    // A verification that found something rejects, with its result as the message.
    return { json: error instanceof Error ? error.message : String(error) }
  }

  function optionsOf() {
    return {
      // Any name: files are not looked up by it.
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

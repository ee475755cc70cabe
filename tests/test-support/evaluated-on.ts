import { makeOpenFinance } from '../../cli/targets/sandbox-material.ts'
import { openSandbox } from '../../cli/targets/open-target.ts'
import { goesByCertificates, type InterfaceName } from '../../core/interfaces.ts'
import { createClient } from '../../harness/client/client.ts'
import { createMasker } from '../../harness/client/masking/mask.ts'
import { evaluateTarget } from '../../harness/evaluation/evaluate-target.ts'
import { secretsOf } from '../../harness/profile/secrets-of.ts'
import type { Settlement } from '../../harness/verdicts/settlement.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import type { Fault } from '../../sandbox/faults/kit/fault.ts'

/** The result of a whole interface's run on a sandbox with a fault, with few generated cases. */
export async function evaluatedOn({ patch }: Pick<Fault, 'patch'>, name: InterfaceName): Promise<Settlement> {
  const openFinance = goesByCertificates(name) ? await makeOpenFinance() : undefined
  const { profile, close } = await openSandbox({ patches: [patch], ...(openFinance && { openFinance }) })
  const client = createClient({ profile, masker: createMasker(secretsOf(profile)) })
  try {
    return await evaluateTarget({
      profile,
      client,
      interfaces: [name],
      describe: describeInterface,
      only: [],
      seed: 7,
      cases: 3,
      label: 'roots',
      embedded: true,
      keepGoing: true,
      shrinks: false,
      record: () => undefined,
    })
  } finally {
    await client.close()
    await close()
  }
}

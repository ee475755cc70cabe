import { When } from '../../../harness/evaluation/runner.ts'
import { namedType } from '../../../steps/world/named-type.ts'
import { answers, others } from '../../../steps/world/parts.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'
import { fetchedBeyondConsent, fetchedForAccounts, fetchedFrom20Days } from '../actions/lead-scenes.ts'

namedType('login of a lead', {
  'for accounts alone': fetchedForAccounts,
  'from 20 days ago on': fetchedFrom20Days,
  'that is to fetch beyond its consent': fetchedBeyondConsent,
})

When(
  'the transactions are listed of a login {login of a lead}, and of one for all',
  async function (this: AssayWorld, fetched: typeof fetchedForAccounts) {
    const [own, all] = await fetched(this.scene)
    this.keep(answers, own)
    this.keep(others, all)
  },
)

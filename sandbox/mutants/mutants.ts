import { secretsMutants } from './secrets.ts'
import { clientStatusMutants } from './client-status.ts'
import { countriesMutants } from './countries.ts'
import { envelopeMutants } from './envelope.ts'
import { errorsMutants } from './errors.ts'
import { headersMutants } from './headers.ts'
import { loginsMutants } from './logins.ts'
import type { Mutant } from './mutant.ts'
import { pagingMutants } from './paging.ts'
import { ratesMutants } from './rates.ts'
import { referenceListsMutants } from './reference-lists.ts'
import { typesMutants } from './types.ts'
import { providersMutants } from './providers.ts'
import { customersMutants } from './customers.ts'
import { tokensMutants } from './tokens.ts'
import { versioningMutants } from './versioning.ts'

/** Every mutant of the sandbox. */
export const mutants: Mutant[] = [
  ...envelopeMutants,
  ...errorsMutants,
  ...pagingMutants,
  ...typesMutants,
  ...headersMutants,
  ...clientStatusMutants,
  ...countriesMutants,
  ...referenceListsMutants,
  ...ratesMutants,
  ...providersMutants,
  ...customersMutants,
  ...tokensMutants,
  ...versioningMutants,
  ...loginsMutants,
  ...secretsMutants,
]

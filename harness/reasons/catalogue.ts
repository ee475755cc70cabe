import { alterations } from './alterations.ts'
import { answers } from './answers.ts'
import { capabilities } from './capabilities.ts'
import { categories } from './categories.ts'
import { clients } from './clients.ts'
import { contracts } from './contracts.ts'
import { duties } from './duties.ts'
import { generated } from './generated.ts'
import { hosted } from './hosted.ts'
import { ledger } from './ledger.ts'
import { lists } from './lists.ts'
import { logins } from './logins.ts'
import { places } from './places.ts'
import { rateLimits } from './rate-limits.ts'
import { requests } from './requests.ts'
import { run } from './run.ts'
import { sequences } from './sequences.ts'
import { setUps } from './set-ups.ts'
import { shortages } from './shortages.ts'
import { values } from './values.ts'
import { verdicts } from './verdicts.ts'

/** Every code with the sentence that its facts make. A code belongs to one topic only, which a test holds. */
export const catalogue = {
  ...alterations,
  ...answers,
  ...capabilities,
  ...categories,
  ...clients,
  ...contracts,
  ...duties,
  ...generated,
  ...hosted,
  ...ledger,
  ...lists,
  ...logins,
  ...places,
  ...rateLimits,
  ...requests,
  ...run,
  ...sequences,
  ...setUps,
  ...shortages,
  ...values,
  ...verdicts,
} as const

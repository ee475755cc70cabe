import { answers } from './answers.ts'
import { attempts } from './attempts.ts'
import { capabilities } from './capabilities.ts'
import { categories } from './categories.ts'
import { contracts } from './contracts.ts'
import { generated } from './generated.ts'
import { logins } from './logins.ts'
import { paging } from './paging.ts'
import { requests } from './requests.ts'
import { run } from './run.ts'
import { verdicts } from './verdicts.ts'

/** Every code with the sentence that its facts make. A code belongs to one topic only, which a test holds. */
export const catalogue = {
  ...answers,
  ...logins,
  ...requests,
  ...attempts,
  ...capabilities,
  ...categories,
  ...contracts,
  ...generated,
  ...paging,
  ...run,
  ...verdicts,
  /** A sentence that has no code yet. */
  words: ({ text }: { text: string }) => text,
} as const

/** The topics of the catalogue by their file. */
export const topics = {
  answers,
  logins,
  requests,
  attempts,
  capabilities,
  categories,
  contracts,
  generated,
  paging,
  run,
  verdicts,
}

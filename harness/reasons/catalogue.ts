import { alterations, generated } from './generated.ts'
import { contracts } from './contracts.ts'
import { places } from './places.ts'
import { requests } from './requests.ts'
import { run } from './run.ts'
import { setUps } from './set-ups.ts'
import { shortages } from './shortages.ts'
import { verdicts } from './verdicts.ts'

/** Every code with its sentence. A test demands that each code is in one topic only. */
export const catalogue = {
  ...alterations,
  ...contracts,
  ...generated,
  ...places,
  ...requests,
  ...run,
  ...setUps,
  ...shortages,
  ...verdicts,
} as const

import { refuseLargeBatch } from '../categorizing/refuse-large-batch.ts'
import type { Call, Reply } from '../serving/call.ts'
import { refusal } from '../basics/refusals.ts'
import { dataArray } from '../basics/values.ts'
import { asId } from '../serving/read-id.ts'
import { merchantWithId } from '../providers/merchants.ts'

/**
 * The merchants with these ids, each once and in that order. Unknown ids are skipped.
 * @throws Refusal WrongRequestFormat, BatchSizeLimitExceeded
 */
export function listMerchants({ sandbox, body }: Call): Reply {
  const asked = dataArray(body)
  refuseLargeBatch(sandbox, asked)
  const ids = asked.map((given) => {
    const id = asId(sandbox, 'data', given)
    if (id === undefined) throw refusal('ids-listed', 'data')
    return id
  })
  const found = [...new Set(ids)].flatMap((id) => merchantWithId(id) ?? [])
  return { data: found.map((merchant) => sandbox.rules.shape.merchant(merchant)) }
}

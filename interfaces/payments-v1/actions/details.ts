import { dataOf, isRow } from '../../../harness/checks/answers/answer.ts'
import type { RequiredFieldsShown } from '../checks/required-fields-listed.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { paymentProviderDetail } from './demanded-fields.ts'
import { providersToLookAt } from './payable.ts'
import { requiredFieldsIn } from './required-fields.ts'

/** What the details of those providers show of required fields; those that show no provider are left out. */
export async function requiredFieldsShown(scene: Scene): Promise<RequiredFieldsShown[]> {
  const found: RequiredFieldsShown[] = []
  for (const { code, templates } of await providersToLookAt(scene)) {
    const exchange = await paymentProviderDetail(scene, code)
    const shown = dataOf(exchange)
    if (!isRow(shown) || shown['code'] !== code) continue
    const value = shown['required_payment_fields']
    const read = templates.flatMap((template) => {
      const names = requiredFieldsIn(value, template)
      return names ? [[template, names] as const] : []
    })
    found.push({ code, templates, shown: value, read: new Map(read), exchange })
  }
  return found
}

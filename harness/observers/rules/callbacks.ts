import { differs, type Judgement } from '../../../core/judgement.ts'
import { fitsLikelyText, signedWithDigest } from '../../checks/callbacks/callback-signature.ts'
import { callbackIdsAreStrings, callbackIsSigned } from '../../checks/callbacks/callbacks.ts'
import { isFields } from '../../../core/fields.ts'
import type { Memory } from '../memory.ts'
import type { Heard, Observer, Remark } from '../observer.ts'
import { idOf, linkOf } from '../records-in.ts'

/** Every callback has ids of one form and a signature, and names the customer of its login. */
export const observer: Observer = {
  name: 'callbacks',
  title: 'Every callback is as documented',
  points: ['ids-are-strings', 'signed', 'signed-with-sha-256', 'signed-alike', 'names-its-customer'],
  concerns: () => false,
  look: () => [],
  hear: (heard, memory) => {
    const observed = { callbacks: [heard.callback] }
    return [
      ...remark('ids-are-strings', callbackIdsAreStrings(observed)),
      ...remark('signed', callbackIsSigned(heard.callback)),
      ...(heard.callbackKey === undefined
        ? []
        : remark('signed-with-sha-256', signedWithDigest(observed, heard.callbackKey, 'sha256'))),
      ...remark('signed-alike', signedAlike(heard, memory)),
      ...remark('names-its-customer', namesItsCustomer(heard, memory)),
    ]
  },
}

function remark(point: string, judgement: Judgement | 'held' | undefined): Remark[] {
  if (judgement === undefined || (judgement !== 'held' && !['broken', 'held'].includes(judgement.finding))) return []
  const isBroken = judgement !== 'held' && judgement.finding === 'broken'
  return [{ point, looked: 1, ...(isBroken && { broken: judgement }) }]
}

/** For each run, the kinds of callbacks that had one signed over a likely text. */
const signedKinds = new WeakMap<Memory, Set<string>>()

/** Whether a callback is signed over a likely text, where an earlier one of its kind is. */
function signedAlike({ owner, callback, callbackKey }: Heard, memory: Memory): Judgement | 'held' | undefined {
  const known = signedKinds.get(memory) ?? new Set()
  signedKinds.set(memory, known)
  const kind = `${owner} ${callback.kind}`
  if (callbackKey === undefined) return undefined
  if (fitsLikelyText(callback, callbackKey)) {
    const isFirst = !known.has(kind)
    known.add(kind)
    return isFirst ? undefined : 'held'
  }
  if (!known.has(kind)) return undefined
  return differs(
    { wanted: `a signature that fits, as before on a ${callback.kind} callback`, got: 'one that fits no likely text' },
    [callback.exchange],
  )
}

/** Whether the login and the customer in a callback belong together. The documents do not show where they stand. */
function namesItsCustomer(
  { dialect, owner, callback: { json, exchange } }: Heard,
  memory: Memory,
): Judgement | 'held' | undefined {
  const data = isFields(json) && isFields(json['data']) ? json['data'] : isFields(json) ? json : {}
  const [login, got] = [linkOf(dialect, data, 'login_id'), idOf(data['customer_id'])]
  const wanted = memory.parentOf(owner, 'login', login)
  if (login === undefined || got === undefined || wanted === undefined) return undefined
  if (got === wanted) return 'held'
  return differs({ wanted: `${wanted}, that of the login ${login}`, got, place: 'data.customer_id' }, [exchange])
}

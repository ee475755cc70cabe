import { namesItsProvider } from '../../checks/logins/login-found.ts'
import type { Observer, Remark } from '../observer.ts'
import { idOf, showing, placeOf } from '../records-in.ts'

/** A login shows the code and the name of the provider of its provider_id, in every list and after any change. */
export const observer: Observer = {
  name: 'provider-of-login',
  title: 'A login names its provider as the provider names itself',
  concerns: showing('login'),
  look: ({ records, exchange, owner }, memory) =>
    records.flatMap((record): Remark[] => {
      const { kind, row, isKnown } = record
      const id = kind === 'login' && !isKnown ? idOf(row['provider_id']) : undefined
      const provider = id === undefined ? undefined : memory.viewOf(id, owner, 'provider')
      if (!provider) return []
      const named = namesItsProvider(row, provider.row, placeOf(record), [provider.exchange, exchange])
      return [{ looked: 1, ...(named.finding === 'broken' && { broken: named }) }]
    }),
}

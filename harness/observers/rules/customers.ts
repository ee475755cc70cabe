import { differs, holds } from '../../../core/judgement.ts'
import { acceptedData } from '../../checks/answers/answer.ts'
import { observerOf } from '../answer-rules.ts'
import { sentData } from '../changes.ts'
import { idOf, linkOf, showing, placeOf } from '../records-in.ts'

const showsPage = showing('token')

/** An answer shows data of the requested customer only. */
export const observer = observerOf(
  'customers',
  'What is shown of a customer is of no other one',
  [
    {
      point: 'named-by-page',
      decide: (sighting, memory) => {
        const { route, exchange, owner } = sighting
        if (!route || !showsPage(route)) return undefined
        const got = idOf(acceptedData(exchange)?.['customer_id'])
        const [login] = memory.loginsOf(sighting)
        const wanted = idOf(sentData(exchange)['customer_id']) ?? memory.parentOf(owner, 'login', login)
        if (got === undefined || wanted === undefined) return undefined
        return got === wanted
          ? holds([exchange], 1, 'customer')
          : differs({ wanted, got, place: 'data.customer_id' }, [exchange])
      },
    },
    {
      point: 'identifier',
      decide: ({ records, owner, dialect, exchange }, memory) => {
        for (const record of records) {
          const { kind, row, isKnown } = record
          const identifier = kind === 'login' && !isKnown ? row['customer_identifier'] : undefined
          if (typeof identifier !== 'string') continue
          const first = memory.children.identified(owner, identifier)
          const customer = linkOf(dialect, row, 'customer_id')
          if (!first || customer === undefined || first.customer === customer) continue
          const wanted = `an identifier of its own, not that of customer ${first.customer}`
          return differs({ wanted, got: identifier, place: `${placeOf(record)}.customer_identifier` }, [
            first.exchange,
            exchange,
          ])
        }
        return undefined
      },
    },
  ],
  { concerns: showing('token', 'login') },
)

import { keepsLaws } from '../test-support/keeps-laws.ts'
import {
  addressText,
  longestReturnTo,
  type ReturnAddress,
  returnAddress,
  returnAddressEdges,
} from './return-address.ts'

const fits = (address: ReturnAddress) =>
  URL.canParse(addressText(address)) && addressText(address).length === address.length

keepsLaws('returnAddress short enough', returnAddress('short enough'), {
  edges: returnAddressEdges('short enough'),
  member: (address) => fits(address) && address.length <= longestReturnTo && address.length >= longestReturnTo - 60,
  simplest: ({ length, segments, parameters, escapes }) =>
    length === longestReturnTo && segments.length + parameters.length + escapes === 0,
  reaches: {
    'the limit': ({ length }) => length === longestReturnTo,
    'less than the limit': ({ length }) => length < longestReturnTo,
    'percent-escapes': (address) => addressText(address).includes('%20'),
    'a query of several parameters': (address) => /\?.*=1&.*=/.test(addressText(address)),
    'a port': (address) => new URL(addressText(address)).port === '8443',
  },
})
keepsLaws('returnAddress too long', returnAddress('too long'), {
  edges: returnAddressEdges('too long'),
  member: (address) =>
    fits(address) &&
    address.length > longestReturnTo &&
    address.length <= longestReturnTo + 61 &&
    !addressText(address).includes('%'),
  simplest: ({ length, segments, parameters }) =>
    length === longestReturnTo + 1 && segments.length + parameters.length === 0,
  reaches: { 'one character too many': ({ length }) => length === longestReturnTo + 1 },
})

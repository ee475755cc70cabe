import { partnersAccessRules } from './partners-access-rules.ts'
import { partnersLeadRules } from './partners-lead-rules.ts'
import { partnersSessionRules } from './partners-session-rules.ts'

/** The rules that only the partners interface has. */
export function partnersRules() {
  return { ...partnersAccessRules(), ...partnersLeadRules(), ...partnersSessionRules() }
}

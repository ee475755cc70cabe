import { defineParameterType, Then, When } from '../../../harness/evaluation/runner.ts'
import { refusedWith } from '../checks/refused-with.ts'
import { codesNaming, jwsAccepted } from '../checks/jws-accepted.ts'
import { isJwsDraft, presenting } from '../actions/jws-draft.ts'
import { websiteNamed } from '../actions/certificates.ts'
import { answer, control, defect } from '../../../steps/world/parts.ts'
import { probe } from '../../../steps/world/send-request.ts'
import { OpenFinance, stepsOf } from '../actions/open-finance.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'

// Error codes of open finance as a step lists them: `SIGNATURE_INVALID or FORMAT_ERROR`.
defineParameterType({
  name: 'codes',
  regexp: /"([A-Z_]+(?: or [A-Z_]+)*)"/,
  transformer: (listed: string) => listed.split(' or '),
})

When('its connection presents {string}', function (this: AssayWorld, name: string) {
  const website = websiteNamed(new OpenFinance(this).section, name)
  return probe(
    this,
    (draft) => (isJwsDraft(draft) ? presenting(draft, website) : draft),
    `comes over a connection with ${name}`,
  )
})

Then('it is refused with {codes}', function (this: AssayWorld, codes: string[]) {
  this.judge(refusedWith(this.the(control), this.the(answer), { defect: this.the(defect), codes }))
})

Then('its connection is refused, or it is refused with {codes}', function (this: AssayWorld, codes: string[]) {
  const refusal = { defect: this.the(defect), codes, handshake: true }
  this.judge(refusedWith(this.the(control), this.the(answer), refusal))
})

Then('its {string} is accepted', function (this: AssayWorld, part: keyof typeof codesNaming) {
  const accepted = this.the(answer)
  const steps = stepsOf(accepted)
  const particular = { what: steps?.prepared.name ?? part, codes: codesNaming[part], control: this.find(control) }
  this.judge(jwsAccepted(particular, accepted, steps))
})

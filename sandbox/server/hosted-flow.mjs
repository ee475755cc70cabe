/** The limit and interval of polling for the read accounts, in milliseconds. */
const fetchMs = 60_000
const pollMs = 100
const mostForms = 12

/**
 * Acts as a user on the sandbox's connect, payment and lead pages. Each page has one form with a hidden field for its
 * step; the last page has none. docs/hosted-pages.md describes the arguments and the result.
 */
export async function complete({ page, provider, credentials, interactive, agree }) {
  const asked = []
  let mayChange = false
  const deadline = Date.now() + fetchMs
  for (;;) {
    const { step, waits, changes } = await read(page, deadline)
    mayChange ||= changes || step === 'provider'
    if (step === undefined && !waits) break
    if (step === undefined) {
      if (Date.now() > deadline) throw new Error('the accounts are still being read')
      await page.waitForTimeout(pollMs)
      await unlessLeft(page.reload())
      continue
    }
    asked.push(step)
    if (asked.length > mostForms) throw new Error(`the page asks for ${step} again and again`)
    await answer(page, step, { provider, credentials, interactive, agree })
  }
  const onward = page.locator('a.button')
  if ((await onward.count()) > 0) await onward.click()
  return { asked, can_change_provider: mayChange }
}

/** Reads the form of the page. */
async function read(page, deadline) {
  for (;;) {
    const found = await unlessLeft(page.evaluate(readPage))
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error('the page loads itself again and again')
    await page.waitForLoadState('domcontentloaded')
  }
}

/** The result of an action on a page; undefined if the page was left meanwhile, as waiting pages reload by themselves. */
async function unlessLeft(acting) {
  try {
    return await acting
  } catch (error) {
    if (/Execution context was destroyed|net::ERR_ABORTED/.test(error.message)) return undefined
    throw error
  }
}

/** Reads the form of a page. Runs in the browser. */
function readPage() {
  return {
    step:
      document.querySelector('input[name=step]')?.value ?? (document.querySelector('form') ? 'approval' : undefined),
    waits: document.querySelector('meta[http-equiv=refresh]') !== null,
    changes: document.querySelector('[data-change-provider]') !== null,
  }
}

async function answer(page, step, { provider, credentials, interactive, agree }) {
  const asksAnswer = page.locator(`button[name=answer][value=${agree ? 'allow' : 'deny'}]`)
  if (step === 'provider') await choose(page, provider)
  if (step === 'credentials') await type(page, credentials)
  if (step === 'interactive') await type(page, interactive)
  const button = (await asksAnswer.count()) > 0 ? asksAnswer : page.locator('form[method=post] button:not([name])')
  await Promise.all([page.waitForEvent('domcontentloaded'), button.last().click()])
}

async function choose(page, provider) {
  if (!provider) throw new Error('the page asks for a provider, and none is to be chosen')
  const select = page.locator('select[name=provider_code]')
  if ((await select.count()) > 0) await select.selectOption(provider.code)
  else await page.locator(`input[name=provider_code][value="${provider.code}"]`).check()
}

/** Fills in the fields that the page has; skips other values. */
async function type(page, values) {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[name="field:${name}"]`)
    if ((await field.count()) === 0) continue
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}

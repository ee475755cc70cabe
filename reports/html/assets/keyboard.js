// Keys: / to search, arrows to move between requirements and closed topics, Enter to open (the browser's own), Escape to close or clear.
function shownLines() {
  const lines = '.topic:not([hidden], [open]) > summary, .topic[open]:not([hidden]) .requirement > summary'
  return [...document.querySelectorAll(`.interface:not([hidden]) :is(${lines})`)]
}

{
  const searched = () => document.querySelector('#search')

  const step = (from, by) => {
    const all = shownLines()
    const next = all[all.indexOf(from) + by]
    if (next) next.focus()
    else if (by < 0) searched().focus()
  }

  const inSearch = (event, search) => {
    if (event.key === 'Escape' && search.value !== '') {
      event.preventDefault()
      search.value = ''
      search.dispatchEvent(new Event('input'))
    } else if (event.key === 'Escape') search.blur()
    else if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault()
      step(undefined, 1)
    }
  }

  const inRequirement = (event, requirement) => {
    const line = requirement.querySelector('summary')
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && requirement.open) {
      requirement.open = false
      line.focus()
    } else if (by && document.activeElement === line) {
      event.preventDefault()
      step(line, by)
    }
  }

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    const search = searched()
    if (target === search) return inSearch(event, search)
    const isTyping = target instanceof Element && target.matches('input, select, textarea')
    if (event.key === '/' && !isTyping) {
      event.preventDefault()
      search.focus()
      search.select()
      return
    }
    const requirement = target instanceof Element && target.closest('.requirement, .topic')
    if (requirement) inRequirement(event, requirement)
  })
}

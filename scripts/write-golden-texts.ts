// Rewrites requirements/golden, the text of every requirement in every interface. Run it after a change of wording.
import { writeFileSync } from 'node:fs'
import { interfaceNames } from '../core/interfaces.ts'
import { goldenFile, goldenTexts } from '../requirements/golden-texts.ts'

for (const name of interfaceNames()) writeFileSync(goldenFile(name), goldenTexts(name))

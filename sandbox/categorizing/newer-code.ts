import type { Categorization } from '../providers/categorize.ts'

/** Version 5 names of the version 4 codes that it dropped. The documents give both trees but no mapping. */
export const newer: Record<Categorization, Record<string, string>> = {
  none: {},
  personal: { mortgage_and_rent: 'rent' },
  business: {
    merchandise: 'consumer_goods',
    social_security: 'employee_benefits',
    investment: 'investments',
    equipment: 'electronics',
    office_supplies: 'supplies_and_furniture',
    accounting: 'accounting_and_auditing',
    consultancy: 'consulting',
    marketing: 'marketing_and_media',
  },
}

/** The code of a version 5 tree for one of the same tree in version 4. */
export function newerCode(categorization: Categorization, code: string): string {
  return newer[categorization][code] ?? code
}

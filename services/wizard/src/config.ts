import * as z from 'zod/mini'
import { serviceConfig } from '@lunchpail/kit-service/config'
import { objectStoreEnvironment } from '@lunchpail/kit-service/object-store'
import { secretSet } from '@lunchpail/kit-service/secret-set'
import { fileScannerEnvironment } from './files/file-scanner.ts'

const example = 'postgres://role-of-its-own:password@127.0.0.1:5432/wizard'

export const config = serviceConfig(
  'wizard',
  z.object({
    /** the same database as DATABASE_URL_WIZARD, by another role: no other role reads the answers */
    DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY: z
      .string(`is missing, for example ${example}`)
      .check(z.regex(/^postgres(ql)?:\/\//, `must look like ${example}`)),
    /** shared with auth: what the two tell each other of emails and phones */
    CONTACT_SECRET: secretSet,
    /** where resumes are kept; without an endpoint none can be uploaded */
    ...objectStoreEnvironment,
    /** who looks for malware in them */
    ...fileScannerEnvironment,
  }),
)
export type Config = ReturnType<typeof config>

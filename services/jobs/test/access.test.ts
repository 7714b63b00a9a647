import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { service } from '../src/service.ts'

// Everything here is public; the test is made from the contract, so that what is added later is tried too.
accessTests(service, {
  seed: async () => ({ marks: [] }),
  calls: () => ({
    'jobs.position.list': { query: { zip: '10001' } },
    'jobs.position.get': { params: { id: '1' } },
    'jobs.company.logo': { params: { id: '1' } },
    'jobs.sitemap.list': {},
    'jobs.sitemap.get': { params: { page: '1' } },
  }),
})

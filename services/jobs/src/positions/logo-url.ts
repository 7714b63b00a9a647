/** The version in the address lets a browser cache a logo for good. */
export const logoUrl = (companyId: number, version: string | null): string | null =>
  version && `/api/hire/v1/company/${companyId}/logo/?v=${version}`

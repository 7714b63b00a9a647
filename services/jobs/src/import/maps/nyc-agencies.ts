import type { Replacement } from '../csv-map.ts'

/** Agencies' names in full where the city's file shortens them. */
export const agencies: Readonly<Record<string, string>> = {
  "ADMIN FOR CHILDREN'S SVCS": "Administration for Children's Services",
  'ADMIN TRIALS AND HEARINGS': 'Office of Administrative Trials and Hearings',
  'CIVILIAN COMPLAINT REVIEW BD': 'Civilian Complaint Review Board',
  'CONSUMER AFFAIRS': 'Department of Consumer Affairs',
  'DEPARTMENT OF BUSINESS SERV.': 'Department of Small Business Services',
  'DEPT OF CITYWIDE ADMIN SVCS': 'Department of Citywide Administrative Services',
  'DEPT OF ENVIRONMENT PROTECTION': 'Department of Environmental Protection',
  'DEPT OF HEALTH/MENTAL HYGIENE': 'Department of Health and Mental Hygiene',
  'DEPT OF INFO TECH & TELECOMM': 'Department of Information Technology and Telecommunications',
  'DEPT OF YOUTH & COMM DEV SRVS': 'Department of Youth and Community Development',
  'DISTRICT ATTORNEY KINGS COUNTY': 'District Attorney of Kings County',
  'DISTRICT ATTORNEY RICHMOND COU': 'District Attorney of Richmond County',
  'EQUAL EMPLOY PRACTICES COMM': 'Equal Employment Practices Commission',
  'FINANCIAL INFO SVCS AGENCY': 'Financial Information Services Agency',
  'HOUSING PRESERVATION & DVLPMNT': 'Department of Housing Preservation and Development',
  'HRA/DEPT OF SOCIAL SERVICES': 'Department of Social Services',
  'HUMAN RIGHTS COMMISSION': 'Commission on Human Rights',
  'LANDMARKS PRESERVATION COMM': 'Landmarks Preservation Commission',
  'MANHATTAN COMMUNITY BOARD #8': 'Manhattan Community Board 8',
  'MAYORS OFFICE OF CONTRACT SVCS': "Mayor's Office of Contract Services",
  'MUNICIPAL WATER FIN AUTHORITY': 'Municipal Water Finance Authority',
  "NYC DEPT OF VETERANS' SERVICES": "Department of Veterans' Services",
  'NYC EMPLOYEES RETIREMENT SYS': "New York City Employees' Retirement System",
  'NYC HOUSING AUTHORITY': 'New York City Housing Authority',
  'NYC POLICE PENSION FUND': 'Police Pension Fund',
  'OFF OF PAYROLL ADMINISTRATION': 'Office of Payroll Administration',
  'OFFICE OF COLLECTIVE BARGAININ': 'Office of Collective Bargaining',
  'PRESIDENT BOROUGH OF MANHATTAN': 'Manhattan Borough President',
  'PUBLIC ADMINISTRATOR-NEW YORK': 'Public Administrator of New York County',
  'TEACHERS RETIREMENT SYSTEM': "Teachers' Retirement System",
}

/** For agencies that are not in the list: what their short words mean. */
export const agencyReplacements: readonly Replacement[] = [
  [/\bDEPT\.?(?=\s)/g, 'DEPARTMENT'],
  [/\bOFF\b/g, 'OFFICE'],
  [/\bCOMM\b/g, 'COMMISSION'],
  [/\bADMIN\b/g, 'ADMINISTRATION'],
  [/\bSVCS\b/g, 'SERVICES'],
  [/\bBD\b/g, 'BOARD'],
  [/\s*&\s*/g, ' AND '],
  [/\s*\/\s*/g, ' AND '],
]

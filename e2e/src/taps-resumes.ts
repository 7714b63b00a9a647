import { readFileSync } from 'node:fs'
import path from 'node:path'
import { resumePdf } from './resume-pdf.ts'
import type { ResumeFile } from './tap-walk.ts'

/**
 * Five resumes as people send them: of an office, a kitchen, a building site, a hangar and a warehouse. But for the first they
 * say neither who it is nor where the jobs were. Made after five that are not the project's to keep; with their folder in
 * RESUMES, they are sent themselves.
 */
const made: Readonly<Record<string, readonly string[]>> = {
  '01-desktop-support': [
    'Ida Harlow',
    'idaharlow@example.com | (587) 555-0176',
    'Work Experience',
    'Desktop Support Technician, Wilder Tech, Montgomery, AL',
    'January 2021 - Present',
    '• Sets up laptops and answers the tickets of two buildings',
    'Desktop Support Technician, The Perfect Look, Birmingham, AL',
    'August 2019 - January 2021',
    '• Replaced parts and installed updates',
    'IT Support Technician, James and Spicer Law Group, Tuscaloosa, AL',
    'August 2018 - August 2019',
    '• Answered calls of the staff',
    'Education',
    'B.S. in Computer Science, Big Sky University',
  ],
  'chef-10889157': [
    'LEAD COOK',
    'Experience',
    'Lead Cook, Company Name',
    'June 2012 to Current',
    '• Prepares sauces and runs the line',
    'Cook Lead, Company Name',
    'November 2009 to May 2012',
    '• Ordered and received food',
    'Assistant Cook, Company Name',
    'September 2008 to November 2009',
    '• Cut vegetables and cleaned the kitchen',
    'Lead Cook, Company Name',
    'April 2007 to September 2008',
    '• Cooked for 200 guests a day',
    'Kitchen Trainer, Company Name',
    'July 2006 to September 2008',
    '• Trained new cooks',
    'Education',
    'Associate of Arts, Lakeland Community College, 2007',
  ],
  'construction-28815362': [
    'CONSTRUCTION',
    'Experience',
    'Company Name',
    'January 2013 to Current',
    'Company Name',
    'January 2007 to January 2013',
    'Construction Inspector, Company Name',
    'January 2005 to January 2007',
    '• Inspected concrete and steel',
    'Education',
    'Master of Science, Florida International University, 2007',
  ],
  'aviation-14589288': [
    'ASSEMBLY MECHANIC',
    'Experience',
    'Assembly Mechanic, Company Name',
    'September 2014 to August 2016',
    '• Assembled wings',
    'Flight Inspector, Company Name',
    'October 2010 to June 2013',
    '• Inspected helicopters',
    'Aviation Machinist Mate, Company Name',
    'September 2000 to October 2010',
    '• Repaired engines',
    'Education',
    'High School Diploma, 1999',
  ],
  'apparel-19070271': [
    'LEAD MAINTENANCE MECHANIC',
    'Experience',
    'Lead Maintenance Mechanic, Company Name',
    'June 2016 to Current',
    '• Keeps the sorters running',
    'Maintenance Mechanic, Company Name',
    'June 2014 to June 2016',
    '• Repaired conveyors',
    'Maintenance Technician, Company Name',
    'June 2013 to June 2014',
    '• Replaced motors',
    'Warehouse Associate, Company Name',
    'January 2010 to June 2011',
    '• Packed apparel',
    'Education',
    'High School Diploma, West Deptford High, 2004',
  ],
}

export const resumeNames = Object.keys(made)

/** The resume that says who it is. */
export const saysWho = (name: string): boolean => name === resumeNames[0]

export async function resumeFile(name: string): Promise<ResumeFile> {
  const folder = process.env['RESUMES']
  const buffer = folder ? readFileSync(path.join(folder, `${name}.pdf`)) : await resumePdf(made[name]!)
  return { name: 'resume.pdf', mimeType: 'application/pdf', buffer }
}

import type { Language } from './vocabulary.ts'

const titles = {
  experience: {
    en: ['Experience', 'Work Experience', 'Employment History', 'Professional Experience', 'Work History'],
    es: ['Experiencia laboral', 'Experiencia', 'Historial laboral', 'Experiencia profesional'],
  },
  education: {
    en: ['Education', 'Education and Training', 'Academic Background'],
    es: ['Educación', 'Formación académica', 'Estudios'],
  },
  skills: {
    en: ['Skills', 'Key Skills', 'Core Competencies', 'Skills & Abilities'],
    es: ['Habilidades', 'Competencias', 'Conocimientos'],
  },
  licences: {
    en: ['Certifications', 'Licenses', 'Licenses and Certifications'],
    es: ['Certificaciones', 'Licencias', 'Cursos'],
  },
  summary: {
    en: ['Summary', 'Professional Summary', 'Objective', 'Profile'],
    es: ['Perfil', 'Objetivo', 'Resumen profesional'],
  },
  contact: { en: ['Contact'], es: ['Contacto'] },
  references: { en: ['References'], es: ['Referencias'] },
} as const

export const heading = (kind: keyof typeof titles, language: Language, variant: number): string => {
  const all = titles[kind][language]
  return all[variant % all.length]!
}

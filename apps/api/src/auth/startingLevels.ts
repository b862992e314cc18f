/**
 * What a new company can choose from when it invites technicians and writes tickets: both ask for a level, and no
 * screen makes one yet. Cents an hour; the company's own come with its settings.
 */
export const startingLevels = {
  en: [
    { name: 'Junior technician', rate: 7500, roles: ['Helper', 'Apprentice'] },
    { name: 'Technician', rate: 9500, roles: ['Maintenance', 'Installation', 'Inspection'] },
    { name: 'Senior technician', rate: 11_500, roles: ['Maintenance', 'Installation', 'Inspection'] },
    { name: 'Supervisor', rate: 14_500, roles: ['Crew lead', 'Safety lead'] },
  ],
  es: [
    { name: 'Técnico júnior', rate: 7500, roles: ['Ayudante', 'Aprendiz'] },
    { name: 'Técnico', rate: 9500, roles: ['Mantenimiento', 'Instalación', 'Inspección'] },
    { name: 'Técnico sénior', rate: 11_500, roles: ['Mantenimiento', 'Instalación', 'Inspección'] },
    { name: 'Supervisor', rate: 14_500, roles: ['Jefe de cuadrilla', 'Responsable de seguridad'] },
  ],
} as const;

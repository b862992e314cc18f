/**
 * What a new company can choose from when it invites technicians and writes tickets: both ask for a level, and no
 * screen makes one yet. Without a rate: only the company knows what an hour costs, and an amount that nobody set must not
 * reach an invoice.
 */
export const startingLevels = {
  en: [
    { name: 'Junior technician', roles: ['Helper', 'Apprentice'] },
    { name: 'Technician', roles: ['Maintenance', 'Installation', 'Inspection'] },
    { name: 'Senior technician', roles: ['Maintenance', 'Installation', 'Inspection'] },
    { name: 'Supervisor', roles: ['Crew lead', 'Safety lead'] },
  ],
  es: [
    { name: 'Técnico júnior', roles: ['Ayudante', 'Aprendiz'] },
    { name: 'Técnico', roles: ['Mantenimiento', 'Instalación', 'Inspección'] },
    { name: 'Técnico sénior', roles: ['Mantenimiento', 'Instalación', 'Inspección'] },
    { name: 'Supervisor', roles: ['Jefe de cuadrilla', 'Responsable de seguridad'] },
  ],
} as const;

/**
 * Initial job types of a new company, which are required to invite technicians and create tickets. They have no rate:
 * only the company knows its rates, and a default amount must not end up on an invoice.
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

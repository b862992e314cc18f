import { startingLevelNames } from '@derrick/domain/jobTypes';

const { en, es } = startingLevelNames;

/**
 * Initial job types of a new company, which are required to invite technicians and create tickets. They have no rate:
 * only the company knows its rates, and a default amount must not end up on an invoice.
 */
export const startingLevels = {
  en: [
    { name: en[0], roles: ['Helper', 'Apprentice'] },
    { name: en[1], roles: ['Maintenance', 'Installation', 'Inspection'] },
    { name: en[2], roles: ['Maintenance', 'Installation', 'Inspection'] },
    { name: en[3], roles: ['Crew lead', 'Safety lead'] },
  ],
  es: [
    { name: es[0], roles: ['Ayudante', 'Aprendiz'] },
    { name: es[1], roles: ['Mantenimiento', 'Instalación', 'Inspección'] },
    { name: es[2], roles: ['Mantenimiento', 'Instalación', 'Inspección'] },
    { name: es[3], roles: ['Jefe de cuadrilla', 'Responsable de seguridad'] },
  ],
} as const;

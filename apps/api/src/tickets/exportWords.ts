import type { Language } from '../platform/language.ts';

/** The columns of an export, those of the list first. */
export const exportColumns = [
  'id',
  'created',
  'company',
  'technician',
  'status',
  'workHours',
  'customerName',
  'jobType',
  'invoice',
  'location',
  'wellName',
  'description',
  'notes',
  'workStartedAt',
  'workEndedAt',
  'travelStartedAt',
  'travelEndedAt',
  'travelHours',
  'workDate',
  'costReference',
  'amount',
] as const;

export type ExportColumn = (typeof exportColumns)[number];

interface Words {
  headers: Record<ExportColumn, string>;
  invoiced: string;
  notInvoiced: string;
  /** The start of the file's name, before the date. */
  fileName: string;
}

/** What an export says besides the tickets' own texts; the names of columns are those on the screen. */
export const exportWords: Readonly<Record<Language, Words>> = {
  en: {
    headers: {
      id: 'Ticket ID',
      created: 'Created Date',
      company: 'Company',
      technician: 'Technician',
      status: 'Status',
      workHours: 'Time Logged',
      customerName: 'Customer Name',
      jobType: 'Job Type',
      invoice: 'Invoice',
      location: 'Location',
      wellName: 'Well Name',
      description: 'Description',
      notes: 'Additional Notes',
      workStartedAt: 'Work Start',
      workEndedAt: 'Work End',
      travelStartedAt: 'Travel Start',
      travelEndedAt: 'Travel End',
      travelHours: 'Travel Hours',
      workDate: 'Work Date',
      costReference: 'Cost Reference',
      amount: 'Amount',
    },
    invoiced: 'Invoiced',
    notInvoiced: 'Not Invoiced',
    fileName: 'job-tickets',
  },
  es: {
    headers: {
      id: 'N.º de ticket',
      created: 'Fecha de creación',
      company: 'Empresa',
      technician: 'Técnico',
      status: 'Estado',
      workHours: 'Tiempo registrado',
      customerName: 'Nombre del cliente',
      jobType: 'Tipo de trabajo',
      invoice: 'Factura',
      location: 'Ubicación',
      wellName: 'Nombre del pozo',
      description: 'Descripción',
      notes: 'Notas adicionales',
      workStartedAt: 'Inicio del trabajo',
      workEndedAt: 'Fin del trabajo',
      travelStartedAt: 'Inicio del viaje',
      travelEndedAt: 'Fin del viaje',
      travelHours: 'Horas de viaje',
      workDate: 'Fecha del trabajo',
      costReference: 'Referencia de costo',
      amount: 'Importe',
    },
    invoiced: 'Facturado',
    notInvoiced: 'Sin facturar',
    fileName: 'tickets-de-trabajo',
  },
};

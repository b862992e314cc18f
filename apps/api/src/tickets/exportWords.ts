import type { Language } from '../platform/language.ts';

/** Columns of an export, starting with those of the list. */
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
  /** Beginning of the file name, before the date. */
  fileName: string;
}

/** Texts of an export. The column names match those in the app. */
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

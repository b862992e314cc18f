import { ticketInputStruct, ticketStruct } from '@derrick/domain/tickets';
import { describe, expect, it } from 'vitest';
import { changedFields } from '../../patterns/form/changes.ts';
import { errorsByField } from '../../patterns/form/fieldErrors.ts';
import { aliases, labels } from './fields.ts';
import { mergeFiles } from './mergeFiles.ts';
import {
  copiedValues,
  emptyValues,
  type TicketFormValues,
  toFormValues,
  toRequestBody,
  validateForm,
} from './values.ts';

const id = '00000000-0000-4000-8000-000000000001';
const filled = {
  ...emptyValues,
  location: ' Loving County ',
  wellName: 'Ridgeback 14-2H',
  description: 'Replaced seal',
  workStartedAt: '22:00',
  workEndedAt: '05:30',
  technician: { id, label: 'Luis Ortega' },
};
const none = { unreadable: new Set<never>(), files: [], gates: [] };

describe('toRequestBody', () => {
  it('returns a body that the API contract accepts', () => {
    const input = toRequestBody(filled, ['/api/v1/file/a.pdf'], undefined);
    expect(ticketInputStruct.create(input)).toEqual(input);
    expect(input).toMatchObject({ location: 'Loving County', workHours: 7.5, travelHours: 0, notes: null });
  });

  it('keeps the stored hours of a ticket without start and end times', () => {
    const hours = { workHours: 3.2, travelHours: 1 };
    expect(toRequestBody(emptyValues, [], hours)).toMatchObject(hours);
    expect(toRequestBody(filled, [], hours)).toMatchObject({ workHours: 7.5, travelHours: 1 });
  });

  it('returns the same body for values that were read from a ticket', () => {
    const input = toRequestBody(filled, [], undefined);
    const ticket = ticketStruct.create({
      ...input,
      id,
      jobcode: 'TK-1',
      createdAt: '2026-11-21T00:00:00Z',
      technician: { id, fullname: 'Luis Ortega' },
      attachments: [],
    });
    expect(changedFields<TicketFormValues>(filled, toFormValues(ticket))).toEqual([]);
    expect(toRequestBody(toFormValues(ticket), [], ticket)).toEqual(input);
  });
});

describe('validateForm', () => {
  it('requires location, well name and description, in this order', () => {
    expect(Object.entries(validateForm(emptyValues, none))).toEqual([
      ['location', 'locationRequired'],
      ['wellName', 'wellNameRequired'],
      ['description', 'descriptionRequired'],
    ]);
    expect(validateForm(filled, none)).toEqual({});
  });

  it('reports texts that are too long, unreadable times and too many files', () => {
    const values = {
      ...filled,
      notes: 'n'.repeat(5001),
      customerName: 'c'.repeat(201),
      wellName: 'w'.repeat(200),
    };
    expect(
      validateForm(values, {
        unreadable: new Set(['workEndedAt']),
        files: Array(51).fill({ fileUrl: 'a' }),
        gates: [],
      }),
    ).toEqual({
      notes: 'textTooLong',
      customerName: 'textTooLong',
      workEndedAt: 'timeUnreadable',
      attachments: 'tooManyFiles',
    });
  });
});

it('validateForm requires nothing for a draft, and the fields of the company policy for a ticket', () => {
  expect(validateForm(emptyValues, { ...none, gates: undefined })).toEqual({});
  const files = [{ fileUrl: 'signed.pdf' }];
  expect(
    validateForm({ ...filled, technician: null }, { ...none, files, gates: ['technician', 'photo'] }),
  ).toEqual({
    technicianId: 'technicianRequired',
    attachments: 'photoRequired',
  });
});

it('copiedValues copies location, technician and customer of a ticket, but not times and notes', () => {
  const ticket = ticketStruct.create({
    id: 'one',
    jobcode: 'TK-1',
    createdAt: '2026-11-20T10:00:00Z',
    location: 'Pad 12',
    notes: 'Gate code 12',
    workStartedAt: '07:00',
    technicianId: 'tech',
    technician: { id: 'tech', fullname: 'Luis Ortega' },
    customerCompany: 'Blue Mesa',
  });
  expect(copiedValues(ticket)).toEqual({
    ...emptyValues,
    location: 'Pad 12',
    technician: { id: 'tech', label: 'Luis Ortega' },
    customerCompany: 'Blue Mesa',
  });
});

it('errorsByField assigns server errors to the form fields', () => {
  const errors = {
    technicianId: 'technicianUnknown',
    'attachments.2.fileUrl': 'fileUnknown',
    wellName: 'textTooLong',
    body: 'invalid',
  };
  expect(errorsByField(errors, Object.keys(labels), aliases)).toEqual({
    wellName: 'textTooLong',
    technician: 'technicianUnknown',
    attachments: 'fileUnknown',
  });
});

describe('mergeFiles', () => {
  it.each([
    [
      ['a', 'b'],
      ['a', 'b', 'm'],
      ['a', 'b', 't'],
      ['a', 'b', 't', 'm'],
    ],
    [
      ['a', 'b'],
      ['b', 'm'],
      ['a', 'b'],
      ['b', 'm'],
    ],
    [['a', 'b'], ['a', 'b'], ['b'], ['b']],
    [['a'], [], ['a', 't'], ['t']],
  ])('from %j, with %j in the form and %j on the server, returns %j', (base, here, there, merged) => {
    expect(mergeFiles(base, here, there)).toEqual(merged);
  });
});

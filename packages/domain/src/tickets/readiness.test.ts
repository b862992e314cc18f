import { describe, expect, it } from 'vitest';
import { missingRequirements, ticketRequirements, unpricedLines } from './readiness.ts';

const empty = {
  location: '',
  wellName: ' ',
  description: '',
  technicianId: null,
  jobTypeId: null,
  workStartedAt: null,
  workEndedAt: null,
  customerCompany: null,
  customerName: ' ',
  attachments: [],
};
const ready = {
  location: 'Pad 12',
  wellName: 'Mesquite 4-1H',
  description: 'Packing',
  technicianId: 'one',
  jobTypeId: 'one',
  workStartedAt: '07:00',
  workEndedAt: '15:00',
  customerCompany: 'Blue Mesa',
  customerName: 'Dana',
  costReference: 'AFE 7',
  attachments: [{ fileUrl: '/api/v1/file/a.pdf' }, { fileUrl: '/api/v1/file/b.JPG' }],
  signature: {},
};

describe('missingRequirements', () => {
  it('always requires location, well name and description, in this order', () => {
    expect(Object.entries(missingRequirements(empty, []))).toEqual([
      ['location', 'locationRequired'],
      ['wellName', 'wellNameRequired'],
      ['description', 'descriptionRequired'],
    ]);
  });

  it('returns all requirements of the company that are not met', () => {
    expect(Object.keys(missingRequirements(empty, ticketRequirements))).toEqual([
      'location',
      'wellName',
      'description',
      'workStartedAt',
      'workEndedAt',
      'technicianId',
      'jobTypeId',
      'customerCompany',
      'customerName',
      'costReference',
      'attachments',
      'signature',
    ]);
    expect(missingRequirements(ready, ticketRequirements)).toEqual({});
  });

  it('does not accept a PDF as a photo or a start time without an end time', () => {
    const attachments = [{ fileUrl: '/api/v1/file/photo.pdf' }];
    expect(missingRequirements({ ...ready, attachments, workEndedAt: null }, ['photo', 'workTimes'])).toEqual(
      {
        workEndedAt: 'workEndRequired',
        attachments: 'photoRequired',
      },
    );
  });
});

describe('unpricedLines', () => {
  const lines = [
    { quantity: 1, unitPriceCents: null, taxable: true },
    { quantity: 2, unitPriceCents: 0, taxable: true },
    { quantity: 3, taxable: true },
  ];

  it('counts lines without a price, but not those with the price 0', () => {
    expect(unpricedLines(lines, true)).toBe(2);
  });

  it('returns 0 for users who see no prices', () => {
    expect(unpricedLines(lines, false)).toBe(0);
  });
});
